import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { completeEnvironment } from "./environment";
import { readStartSettings } from "./settings";

let folder: string;
const environment = process.env;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "harbour-environment-"));
	process.env = {
		...environment,
		DATA_DIR: folder,
		DATABASE_URL: "",
		GATEWAY_URL: "",
	};
});
afterEach(() => {
	process.env = environment;
	rmSync(folder, { recursive: true, force: true });
});

const start = () => completeEnvironment(readStartSettings(folder), false);

test("a passphrase that cannot be read stops the start in one line with the remedy", () => {
	const file = join(folder, "no-passphrase");
	process.env.BACKUP_PASSPHRASE_FILE = file;
	expect(start).toThrow(
		`BACKUP_PASSPHRASE_FILE (${file}) cannot be read; write the passphrase there and let the shop read it.`,
	);
});
