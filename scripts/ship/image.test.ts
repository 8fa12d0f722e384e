import { isBuiltin } from "node:module";
import { build, type Metafile } from "esbuild";
import { listFiles, root } from "../house/list-files";
import { sources } from "../start/source-hash";
import { read, readDockerfile } from "./recipes";
import { isShipped, shippedPaths } from "./shipped";

/** What is started in an image: the shop, its database, the gateway alone, and the commands beside it. */
const programs = [
	"gateway/db/embedded/process.ts",
	"gateway/serve.ts",
	"scripts/backup.ts",
	"scripts/doctor.ts",
	"scripts/operator.ts",
	"scripts/start/gateway.ts",
	"scripts/start/main.ts",
	"scripts/start/migrate.ts",
];

let loaded: Metafile;

beforeAll(async () => {
	const { metafile } = await build({
		absWorkingDir: root,
		entryPoints: programs,
		outdir: "nowhere",
		bundle: true,
		write: false,
		metafile: true,
		format: "esm",
		platform: "node",
		packages: "external",
	});
	loaded = metafile;
});

test("every file that a shop reads as it runs is in the image", () => {
	const files = Object.keys(loaded.inputs);
	expect(files.filter((file) => !isShipped(file))).toEqual([]);
	expect(files).toEqual(expect.arrayContaining(programs));
});

test("every package that a shop loads as it runs is installed for production", () => {
	const { dependencies } = JSON.parse(read("package.json"));
	const packages = Object.values(loaded.inputs)
		.flatMap(({ imports }) => imports)
		.filter(({ external, path }) => external && !isBuiltin(path))
		.map(({ path }) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0]);
	expect(packages.filter((name) => !(name && name in dependencies))).toEqual(
		[],
	);
	// Compiles what is started; the start loads it by name.
	expect(dependencies).toHaveProperty("tsx");
});

/** After the first line, which leaves out everything. */
const [everything, ...patterns] = read(".dockerignore")
	.split("\n")
	.filter((line) => line !== "" && !line.startsWith("#"));
const sent = patterns
	.filter((line) => line.startsWith("!"))
	.map((line) => line.slice(1));

test("a build in a container reads all that decides what a build contains", () => {
	const made = [".next"];
	expect([...sent, ...made]).toEqual(
		expect.arrayContaining(
			[...sources, ...shippedPaths].map((path) => path.split("/")[0]),
		),
	);
});

test("neither settings nor data nor history can get into an image", () => {
	expect(everything).toBe("*");
	const tracked = listFiles();
	for (const path of sent)
		expect(
			tracked.some((file) => file === path || file.startsWith(`${path}/`)),
		).toBe(true);
	expect(patterns).toContain("**/.env");
	for (const path of [".git", ".data", ".env", "deploy"])
		expect(sent).not.toContain(path);
	for (const { instruction, rest } of readDockerfile())
		if (["ARG", "ENV"].includes(instruction))
			expect(rest).not.toMatch(/SECRET|TOKEN|PASSWORD|KEY|URL/);
});

test("tests and what the build kept for itself are not in the image", () => {
	for (const path of [
		".next/cache/a",
		"lib/money/money.test.ts",
		"gateway/testing/wire.ts",
		"scripts/test.mjs",
		"components/ui/row.tsx",
	])
		expect(isShipped(path)).toBe(false);
	for (const path of [
		".next/host.mjs",
		"gateway/db/migrations/meta/_journal.json",
	])
		expect(isShipped(path)).toBe(true);
});
