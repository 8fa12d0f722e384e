import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import type { StorageSettings } from "../storage-settings";

const name = "harbour-pictures";

export interface OpenBucket {
	settings: Omit<StorageSettings, "UPLOADS_SIGNED_SECONDS">;
	close: () => Promise<void>;
}

/** A store that speaks S3 in this process, with an empty bucket. */
export async function openBucket(): Promise<OpenBucket> {
	const directory = mkdtempSync(join(tmpdir(), "harbour-bucket-"));
	const server = new S3rver({
		address: "127.0.0.1",
		port: 0,
		silent: true,
		// It computes that of a list without the slash behind the bucket's name, and would refuse every list.
		allowMismatchedSignatures: true,
		directory,
		configureBuckets: [{ name, configs: [] }],
	});
	const { port } = await server.run();
	return {
		settings: {
			UPLOADS: "s3",
			S3_BUCKET: name,
			S3_REGION: "us-east-1",
			S3_ENDPOINT: `http://127.0.0.1:${port}`,
			S3_ACCESS_KEY_ID: "S3RVER",
			S3_SECRET_ACCESS_KEY: "S3RVER",
		},
		close: async () => {
			await server.close();
			rmSync(directory, { recursive: true, force: true });
		},
	};
}
