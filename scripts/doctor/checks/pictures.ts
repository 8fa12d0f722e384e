import { randomUUID } from "node:crypto";
import { openStorage } from "@/gateway/open";
import { fail, ok } from "../check";
import { ofTables } from "../kinds";

const remedy =
	"let the shop's user write where pictures are kept, and see that the disk is not full; for a bucket see S3_BUCKET, S3_ENDPOINT and the keys";
const places = {
	folder: "a folder of DATA_DIR",
	database: "the database",
	s3: "the bucket",
};
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
			const asked = { now: new Date(), cacheControl: "no-store" };
			const address = await storage.signed?.addressOf(name, asked);
			const status = address ? (await fetch(address)).status : 200;
			if (status !== 200)
				return [
					fail(`the store answers ${status} to an address we signed`, remedy),
				];
		} finally {
			await storage.remove([name]);
		}
		return [
			ok(`written to, read from and removed from ${places[settings.UPLOADS]}`),
		];
	},
});
