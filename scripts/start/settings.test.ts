import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readStartSettings } from "./settings";

const names = [
	"PORT",
	"DATA_DIR",
	"DATABASE_URL",
	"GATEWAY_URL",
	"GATEWAY_PORT",
	"SAMPLE_SHOP",
];

let root: string;
const environment = process.env;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "harbour-settings-"));
	process.env = { ...environment };
	for (const name of names) delete process.env[name];
});

afterEach(() => {
	process.env = environment;
	rmSync(root, { recursive: true, force: true });
});

test("without any setting the shop opens on port 3000 with data inside the repository", () => {
	expect(readStartSettings(root)).toMatchObject({
		PORT: 3000,
		DATA_DIR: join(root, ".data"),
		SAMPLE_SHOP: "1",
	});
});

test.each([
	["PORT", "http", "PORT (http) must be a port number from 1 to 65535."],
	["PORT", "70000", "PORT (70000) must be a port number from 1 to 65535."],
	[
		"GATEWAY_PORT",
		"0",
		"GATEWAY_PORT (0) must be a port number from 1 to 65535.",
	],
	[
		"DATABASE_URL",
		"mysql://shop",
		/^DATABASE_URL must look like postgresql:\/\//,
	],
	["GATEWAY_URL", "gateway", /^GATEWAY_URL must be an address such as /],
	[
		"SAMPLE_SHOP",
		"no",
		"SAMPLE_SHOP (no) must be 1 (fill an empty catalogue) or 0.",
	],
])(
	"%s=%s is refused in one line that names variable and remedy",
	(name, value, line) => {
		process.env[name] = value;
		expect(() => readStartSettings(root)).toThrow(line);
		expect(() => readStartSettings(root)).not.toThrow("\n");
	},
);

test("an address that may hold a password is not repeated in the line", () => {
	process.env.DATABASE_URL = "mysql://shop:hunter2@db/shop";
	expect(() => readStartSettings(root)).not.toThrow("hunter2");
});

test("the environment goes before the .env file", () => {
	writeFileSync(join(root, ".env"), "PORT=4000\nSAMPLE_SHOP=0\n");
	process.env.PORT = "5000";
	expect(readStartSettings(root)).toMatchObject({
		PORT: 5000,
		SAMPLE_SHOP: "0",
	});
});
