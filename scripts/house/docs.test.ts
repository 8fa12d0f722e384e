import { documentFaults } from "./document-faults";
import { undocumentedSettings } from "./undocumented-settings";
import { workplaceWords } from "./workplace-words";

const house = {
	paths: new Set([
		"docs",
		"docs/architecture.md",
		"docs/decisions",
		"gateway",
		"gateway/app.ts",
		"README.md",
	]),
	scripts: new Set(["test", "verify", "check:messages"]),
};
const check = (text: string, file = "README.md") =>
	documentFaults(file, text, house);

test("references that lead somewhere pass", () => {
	const text = `
		\`gateway/app.ts\`, \`docs/\`, [architecture](docs/architecture.md#walls), [site](https://shop.example),
		\`npm run verify\`, npm test, npm run check:messages, \`gateway/features/<feature>\`, \`.data/secrets.json\`,
		\`/api/front/product/list\`, \`text/plain\`
	`;
	expect(check(text)).toEqual([]);
});

test("a link is followed from the folder of its document", () => {
	expect(check("[back](../README.md)", "docs/architecture.md")).toEqual([]);
	expect(check("[app](app.ts)", "docs/architecture.md")).toEqual([
		"docs/architecture.md: the link app.ts leads nowhere",
	]);
	expect(check("[up](README.md)", "docs/decisions/001.md")).toHaveLength(1);
});

test("a file, a folder and a script that are gone are each a fault", () => {
	expect(check("`gateway/old.ts`, `docs/old/`, npm run old")).toEqual([
		"README.md: there is no gateway/old.ts",
		"README.md: there is no docs/old/",
		"README.md: there is no npm run old",
	]);
});

test.each(["/home/someone/shop", "see /work/main", "// TODO later"])(
	"a trace of the workplace is found in %s",
	(text) => {
		expect(workplaceWords("lib/money/money.ts", text)).toHaveLength(1);
	},
);

test.each([
	"/api/front/work/list",
	"https://shop.example/home/index",
	"./work/x",
])("%s is no trace of the workplace", (text) => {
	expect(workplaceWords("lib/money/money.ts", text)).toEqual([]);
});

test("the lock file names the public registry only", () => {
	const entry = (host: string) => `"resolved": "https://${host}/zod/-/zod.tgz"`;
	expect(
		workplaceWords("package-lock.json", entry("registry.npmjs.org")),
	).toEqual([]);
	expect(
		workplaceWords("package-lock.json", entry("mirror.example")),
	).toHaveLength(1);
});

test("a setting is listed in the operator's document before it can be set", () => {
	const schema =
		"z.object({\n\tPORT: z.number(),\n\tSITE_URL: z\n\t\t.url(),\n})";
	expect(undocumentedSettings([schema], "| `PORT` | 3000 |")).toEqual([
		"docs/operating.md: the setting SITE_URL is not in a table",
	]);
});
