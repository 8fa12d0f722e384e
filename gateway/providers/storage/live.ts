import { eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/client";
import { uploadContent } from "../../db/schema/upload";
import type { PictureStorage } from "./interface";

/** In the shop's database: every node reads what any of them wrote, and a backup has it. */
export function keepInDatabase(db: Database): PictureStorage {
	return {
		async put(name, bytes) {
			await db
				.insert(uploadContent)
				.values({ name, bytes: Buffer.from(bytes) });
		},
		async find(name) {
			const [row] = await db
				.select({ bytes: uploadContent.bytes })
				.from(uploadContent)
				.where(eq(uploadContent.name, name));
			return row && new Uint8Array(row.bytes);
		},
		async remove(names) {
			if (names.length > 0)
				await db
					.delete(uploadContent)
					.where(inArray(uploadContent.name, names));
		},
	};
}
