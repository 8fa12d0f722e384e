import { z } from "zod";

/** Settings of where pictures of shoppers are kept. */
export const storageSettings = {
	UPLOADS: z
		.enum(["folder", "database", "s3"], "must be folder, database or s3")
		.default("database"),
	S3_BUCKET: z
		.string()
		.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket")
		.optional(),
	S3_REGION: z.string().default("us-east-1"),
	S3_ENDPOINT: z
		.url(
			"must be the address of a store that speaks S3; leave it out for Amazon's",
		)
		.optional(),
	S3_ACCESS_KEY_ID: z.string().optional(),
	S3_SECRET_ACCESS_KEY: z.string().optional(),
	UPLOADS_SIGNED_SECONDS: z.coerce
		.number("must be seconds from 60 to 3600")
		.int("must be seconds from 60 to 3600")
		.min(60, "must be seconds from 60 to 3600")
		.max(3_600, "must be seconds from 60 to 3600")
		.optional(),
};

export const storageSchema = z.object(storageSettings);
export type StorageSettings = z.infer<typeof storageSchema>;

/** Where browsers are sent for a picture that a signature opens; undefined where the gateway sends its bytes itself. */
export function pictureStore(given: NodeJS.Dict<string>): string | undefined {
	const { S3_ENDPOINT, S3_BUCKET, S3_REGION = "us-east-1" } = given;
	if (given.UPLOADS !== "s3" || !given.UPLOADS_SIGNED_SECONDS) return undefined;
	if (S3_ENDPOINT) return new URL(S3_ENDPOINT).origin;
	const store = `s3.${S3_REGION}.amazonaws.com${S3_REGION.startsWith("cn-") ? ".cn" : ""}`;
	// Amazon has no certificate for a name with a dot in it.
	return `https://${S3_BUCKET?.includes(".") ? "" : `${S3_BUCKET}.`}${store}`;
}

export const storagePairs = [
	["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
] as const;
