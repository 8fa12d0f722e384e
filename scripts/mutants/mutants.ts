/** What is run to find a fault, and which of its tests must fail. */
export interface Check {
	runner: "jest" | "playwright" | "script";
	/** From the root. */
	file: string;
	/** Stands in the full name of the test; a script has none. */
	test?: string;
	/** Where it must be the embedded database, though a server answers. */
	engine?: "embedded";
	/** Of what the failed test says, so that it failed for this fault and no other. */
	says?: RegExp;
}

/** A deliberate fault. */
export interface Mutant {
	name: string;
	file: string;
	/** Stands exactly once in the file. */
	find: string;
	replace: string;
	check: Check;
}

const everyAddress = "e2e/site/every-address.spec.ts";

/** Faults that the browser tests find share one build: each has a test of its own to fail. */
export const mutants: Mutant[] = [
	{
		name: "a stock update without its lock",
		file: "gateway/features/catalog/goods/stock-repository.ts",
		find: ".stock} >= moved.quantity`,\n\t\t)",
		replace: ".stock} is not null`,\n\t\t)",
		check: {
			runner: "jest",
			file: "gateway/features/sales/checkout/races.test.ts",
			test: "who click at once for the last one",
		},
	},
	{
		name: "a role check removed from one call",
		file: "gateway/features/content/help/admin/help.ts",
		find: "readHelpForOperator(ctx: Ctx): Promise<AdminHelp> {\n\trequireOperator(ctx.actor);",
		replace: "readHelpForOperator(ctx: Ctx): Promise<AdminHelp> {",
		check: {
			runner: "jest",
			file: "gateway/http/access.test.ts",
			test: "GET /api/operator/content/help answers a merchant staff",
		},
	},
	{
		name: "a presenter that drops a contract field",
		file: "gateway/features/catalog/goods/presenter.ts",
		find: "\t\tunit: presentUnit(row.unit, locale),\n",
		replace: "",
		check: {
			runner: "jest",
			file: "gateway/http/access.test.ts",
			test: "GET /api/front/product/list answers a visitor as the matrix says, and by the contract",
			says: /"unit"/,
		},
	},
	{
		name: "a rounding half down",
		file: "gateway/features/sales/pricing/spread.ts",
		find: "Decimal.ROUND_HALF_UP",
		replace: "Decimal.ROUND_HALF_DOWN",
		check: {
			runner: "jest",
			file: "gateway/features/sales/pricing/spread.test.ts",
			test: "half a cent is rounded up",
		},
	},
	{
		name: "a CSV cell that begins with = unescaped",
		file: "gateway/csv/cells.ts",
		find: "/^'*[=+",
		replace: "/^'*[+",
		check: {
			runner: "jest",
			file: "gateway/csv/csv.test.ts",
			test: '"=1+1" never runs as a formula',
		},
	},
	{
		name: "one key missing in th.json",
		file: "messages/th.json",
		find: '\t\t\t"label": "โซนซื้อของ",\n',
		replace: "",
		check: {
			runner: "script",
			file: "scripts/check-messages.ts",
			says: /th\.json: layout\.area\.label is missing/,
		},
	},
	{
		name: "lang wrong on one page",
		file: "middleware.ts",
		find: "NextResponse.rewrite(target)",
		replace:
			'NextResponse.rewrite(locale === "lao" && path === "/About_Us" ? new URL("/en/About_Us", target.href) : target)',
		check: {
			runner: "playwright",
			file: everyAddress,
			test: "every open address in lao is whole in its HTML",
			says: /\/lao\/About_Us\n.*Expected: "lo"\s+Received: "en"/s,
		},
	},
	{
		name: "hreflang not returned",
		file: "lib/seo/page-metadata.ts",
		find: "alternates: alternatesFor(words.path, locale),",
		replace:
			'alternates: { ...alternatesFor(words.path, locale), ...(locale === "th" && { languages: {} }) },',
		check: {
			runner: "playwright",
			file: everyAddress,
			test: "every open address in th is whole in its HTML",
			says: /\/th\/goods_detail\/1\n.*x-default/s,
		},
	},
	{
		name: "a button without a name",
		file: "components/catalog/goods/quantity-stepper.tsx",
		find: "\t\t\t\t\taria-label={words.decrease}\n",
		replace: "",
		check: {
			runner: "playwright",
			file: everyAddress,
			test: "open addresses are whole and fit 320 px in th",
			says: /\/th\/goods_detail\/1 .*button-name/s,
		},
	},
	{
		name: "a page 321 px wide at 320",
		file: "components/catalog/category/category-styles.ts",
		find: "styled.main`",
		replace: "styled.main`\n\tmin-width: 321px;",
		check: {
			runner: "playwright",
			file: everyAddress,
			test: "open addresses are whole and fit 320 px in fr",
			says: /\/fr\/goods_cate\n.*Received:\s+1\b/s,
		},
	},
	{
		name: "a migration that only PostgreSQL can run",
		file: "gateway/db/migrations/0000_baseline.sql",
		find: "-- Words for the search leave the row early, so that lists read fewer pages. Drizzle's schema has no way to say this.",
		replace: "CREATE EXTENSION pg_prewarm;\n--> statement-breakpoint",
		check: {
			runner: "jest",
			file: "gateway/db/migrate.test.ts",
			test: "several nodes that migrate an empty database",
			engine: "embedded",
			says: /pg_prewarm/,
		},
	},
	{
		name: "an unsigned call let through",
		file: "gateway/http/verify-signature.ts",
		find: 'settings.signatureMode !== "off")',
		replace: 'settings.signatureMode !== "off" && c.req.header("signature"))',
		check: {
			runner: "jest",
			file: "gateway/http/verify-signature.test.ts",
			test: "a write is refused when its signature is missing",
		},
	},
];
