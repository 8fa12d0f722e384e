/** What is used of it; it brings no types. */
declare module "@20minutes/s3rver" {
	export default class S3rver {
		constructor(options: {
			address: string;
			port: number;
			silent: boolean;
			allowMismatchedSignatures: boolean;
			directory: string;
			configureBuckets: { name: string; configs: string[] }[];
		});
		run(): Promise<{ port: number }>;
		close(): Promise<void>;
	}
}
