import type { S3Client } from "@aws-sdk/client-s3";
import type { StorageSettings } from "../../storage-settings";
import { PictureNotKept, type PictureStorage, PicturesAway } from "./interface";

const prefix = "uploads/";
/** Somebody waits for each. */
const patience = { connectionTimeout: 2_000, requestTimeout: 5_000 };

export interface Bucket extends PictureStorage {
	/** All names that it holds, many at once. */
	list: () => AsyncGenerator<string[]>;
}

/**
 * In a bucket of a store that speaks S3, Amazon's or another: for any number of nodes and any number of pictures. Without
 * keys it is opened as the machine is allowed to (a role). Whoever may see a picture is decided here: the bucket is shut
 * to everybody else, and its bytes go through the gateway, or the gateway signs an address of the bucket for a while.
 */
export function keepInBucket(settings: StorageSettings): Bucket {
	const Bucket = settings.S3_BUCKET;
	/** Loaded by shops that have one alone: the library is large. */
	let opening: Promise<Awaited<ReturnType<typeof open>>> | undefined;
	const sdk = () => {
		opening ??= open(settings);
		return opening;
	};
	const at = (name: string) => ({ Bucket, Key: prefix + name });
	const seconds = settings.UPLOADS_SIGNED_SECONDS;

	return {
		async put(name, bytes) {
			const { client, PutObjectCommand } = await sdk();
			const picture = { ...at(name), Body: bytes, ContentType: "image/webp" };
			try {
				await client.send(new PutObjectCommand(picture));
			} catch (cause) {
				throw new PictureNotKept("A picture was not kept", { cause });
			}
		},
		async find(name) {
			const { client, GetObjectCommand } = await sdk();
			try {
				const { Body } = await client.send(new GetObjectCommand(at(name)));
				return Body && new Uint8Array(await Body.transformToByteArray());
			} catch (cause) {
				if ((cause as Error).name === "NoSuchKey") return undefined;
				throw new PicturesAway("The bucket does not answer", { cause });
			}
		},
		async remove(names) {
			const { client, DeleteObjectCommand } = await sdk();
			await Promise.all(
				names.map((name) => client.send(new DeleteObjectCommand(at(name)))),
			);
		},
		async *list() {
			const { client, paginateListObjectsV2 } = await sdk();
			const asked = { Bucket, Prefix: prefix };
			for await (const page of paginateListObjectsV2({ client }, asked))
				yield (page.Contents ?? []).map(({ Key = "" }) =>
					Key.slice(prefix.length),
				);
		},
		signed:
			seconds === undefined
				? undefined
				: {
						seconds,
						async addressOf(name, { now, cacheControl }) {
							const { client, GetObjectCommand, getSignedUrl } = await sdk();
							const command = new GetObjectCommand({
								...at(name),
								ResponseCacheControl: cacheControl,
							});
							// One address for half its time: browsers know again what they have.
							const halfMs = seconds * 500;
							const signingDate = new Date(
								Math.floor(now.getTime() / halfMs) * halfMs,
							);
							return getSignedUrl(client, command, {
								expiresIn: seconds,
								signingDate,
							});
						},
					},
	};
}

async function open(settings: StorageSettings) {
	const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT } = settings;
	const sdk = await import("@aws-sdk/client-s3");
	const { getSignedUrl } = await import("@aws-sdk/s3-request-presigner");
	const client: S3Client = new sdk.S3Client({
		region: settings.S3_REGION,
		endpoint: S3_ENDPOINT,
		// Stores other than Amazon's have no names of their own for each bucket, and no checksums behind a body.
		forcePathStyle: S3_ENDPOINT !== undefined,
		requestChecksumCalculation: "WHEN_REQUIRED",
		responseChecksumValidation: "WHEN_REQUIRED",
		requestHandler: patience,
		maxAttempts: 2,
		...(S3_ACCESS_KEY_ID &&
			S3_SECRET_ACCESS_KEY && {
				credentials: {
					accessKeyId: S3_ACCESS_KEY_ID,
					secretAccessKey: S3_SECRET_ACCESS_KEY,
				},
			}),
	});
	return { ...sdk, getSignedUrl, client };
}
