import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findSecrets, keepSecrets } from "./secrets";

let folder: string;
const environment = process.env;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "harbour-secrets-"));
	process.env = { ...environment };
	delete process.env.SIGNATURE_SECRET;
	delete process.env.INTERNAL_SECRET;
});

afterEach(() => {
	process.env = environment;
	rmSync(folder, { recursive: true, force: true });
});

test("secrets are made once and kept for the owner's eyes only", () => {
	const made = keepSecrets(folder);
	expect(made.SIGNATURE_SECRET).toMatch(/^[0-9a-f]{48}$/);
	expect(made.INTERNAL_SECRET).not.toBe(made.SIGNATURE_SECRET);
	expect(keepSecrets(folder)).toEqual(made);
	expect(statSync(join(folder, "secrets.json")).mode & 0o777).toBe(0o600);
});

test("a secret of the environment goes before the kept one", () => {
	keepSecrets(folder);
	process.env.SIGNATURE_SECRET = "given by the operator";
	expect(keepSecrets(folder).SIGNATURE_SECRET).toBe("given by the operator");
});

test("for a gateway elsewhere no secrets are made up", () => {
	expect(findSecrets(folder)).toEqual({});
});
