import { randomUUID } from "node:crypto";
import { openStorage } from "@/gateway/open";
import { fail, ok } from "../check";
import { ofTables } from "../kinds";

const remedy =
	"let the shop's user write where pictures are kept, and see that the disk is not full";
const bytes = new Uint8Array([1, 2, 3]);

export const picturesCheck = ofTables({
	name: "pictures",
	remedy,
	ask: async (db, { settings }) => {
		const storage = openStorage(settings, db);
		const name = `doctor-${randomUUID()}`;
		try {
			await storage.put(name, bytes);
			const found = await storage.find(name);
			if (!found || !Buffer.from(bytes).equals(found))
				return [fail("what was written is not what is read", remedy)];
		} finally {
			await storage.remove([name]);
		}
		const where =
			settings.UPLOADS === "folder" ? "a folder of DATA_DIR" : "the database";
		return [ok(`written to, read from and removed from ${where}`)];
	},
});
