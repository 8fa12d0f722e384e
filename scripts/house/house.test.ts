import { bareStates } from "./bare-states";
import { literalSpreads } from "./literal-spreads";
import { looseFiles, misnamedFolders } from "./misnamed-folders";
import { nativeForms } from "./native-forms";
import { privateWords } from "./private-words";
import { rawColours } from "./raw-colours";
import { schemasInFirstLoad } from "./schemas-in-first-load";
import { sizesOf, styleLines } from "./sizes";
import { classesNamed, unknownClasses } from "./unknown-classes";
import { valueImports } from "./value-imports";

test.each([
	["color: #fff;", "#fff"],
	['<path fill="#C8102E" />', "#C8102E"],
	["box-shadow: 0 1px rgb(0 0 0 / 20%);", "rgb(0 0 0 / 20%)"],
	["background: white;", "background: white"],
	["border-top: 1px solid grey;", "border-top: 1px solid grey"],
	['style={{ color: "red" }}', 'color: "red'],
])("a raw colour is found in %s", (code, colour) => {
	expect(rawColours(code)).toEqual([colour]);
});

test.each([
	"color: ${theme.colour.ink};",
	"background: transparent; color: currentColor;",
	'<a href="#reviews">',
	"/** Brand red, #C8102E on white. */",
	"// rgb(1 2 3) would not do",
	'const url = "https://shop.example/#top";',
	"white-space: nowrap;",
])("no raw colour is seen in %s", (code) => {
	expect(rawColours(code)).toEqual([]);
});

test("folders are kebab-case, save where they are URLs", () => {
	const files = [
		"app/[locale]/users/coupon_list/page.tsx",
		"components/catalog/goods/goods-card.tsx",
		"components/goodsCard/card.tsx",
		".ci/run",
	];
	expect(misnamedFolders(files)).toEqual(["components/goodsCard"]);
});

test("folders that gather what belongs nowhere are refused everywhere", () => {
	const files = ["lib/utils/date.ts", "app/common/page.tsx"];
	expect(misnamedFolders(files)).toEqual(["lib/utils", "app/common"]);
});

test("a word that only this house would use is found in names of files and of what they declare", () => {
	expect(
		privateWords(
			"components/cart/cart-door.tsx",
			"/** The door. */\nfunction openDesk() {\n\tconst desktop = 1;\n}",
		),
	).toEqual([
		"cart-door.tsx says door: controller, proxy or service",
		"openDesk says desk: admin",
	]);
});

test.each([
	["if (order.status === 0) return;", 1],
	["sql`${merchantOrder.status} <> 9`", 1],
	["part.status not in (3, 9)", 1],
	["answer.status === 200", 0],
	['order.status === "cancelled"', 0],
])("a state that is compared with a digit is found: %j", (code, count) => {
	expect(bareStates(code)).toHaveLength(count);
});

test.each([
	["const a = css`\n\tcolor: red;\n`;\nconst b = 1;\n", 3],
	["export const A = styled.div`${css`\n\tgap: 0;\n`}`;\n", 3],
	['styled(Link).attrs({ className: "a" })<Props>`\n`;\n', 2],
	["const words = `\n\n\n`;\n", 0],
])("lines of styles are counted in %j", (code, lines) => {
	expect(styleLines(code)).toBe(lines);
});

test("product is what a shop runs, its styles aside", () => {
	const house: Record<string, string> = {
		"components/card.ts": "const a = css`\n\tgap: 0;\n`;\nconst b = 1;\n",
		"components/card.test.ts": "one\ntwo\n",
		"gateway/testing/shop.ts": "one\ntwo\n",
		"scripts/make.ts": "one\ntwo\n",
	};
	const sizes = sizesOf(Object.keys(house), (file) => house[file] ?? "");
	expect(sizes).toEqual({ styles: 3, product: 1 });
});

test("a class that no rule, test or script names is found", () => {
	const known = new Set(["stack", ...classesNamed(".entries { gap: 0; }")]);
	const markup = '<ul className="stack entrys" /><li className="entries" />';
	expect(unknownClasses(markup, known)).toEqual(["entrys"]);
});

test("a file that lies loose in lib is found", () => {
	const files = ["lib/money.ts", "lib/money/money.ts", "lib/README.md"];
	expect(looseFiles(files)).toEqual(["lib/money.ts"]);
});

test.each([
	["<form noValidate onSubmit={send}>", 1],
	["<form\n\tonSubmit={(event) => {\n\t\tgo();\n\t}}\n>", 1],
	["export const Frame = styled.form`", 1],
	["<form {...sentByScript} onSubmit={send}>", 0],
	["<form\n\tonChange={() => look()}\n\taction={address}\n>", 0],
	["styled.form.attrs(sentByScript)`", 0],
	["/** A <form> of its own. */", 0],
])(
	"a form that the browser would send by itself is found: %j",
	(code, count) => {
		expect(nativeForms(code)).toHaveLength(count);
	},
);

test.each([
	['import { z } from "zod";', ["zod"]],
	['import { type Goods, goodsMax } from "./goods";', ["./goods"]],
	['import {\n\tstarsMax,\n} from "@/x";', ["@/x"]],
	['import "./effects";', ["./effects"]],
	['export { one } from "./one";', ["./one"]],
	['import type { Goods } from "./goods";', []],
	['import { type Goods, type Sku } from "./goods";', []],
	['const load = () => import("./panel");', []],
	['// import { z } from "zod";', []],
])("a module brings along what %j names as a value", (code, brought) => {
	expect(valueImports(code)).toEqual(brought);
});

describe("schemas in the first load of a page", () => {
	const house: Record<string, string> = {
		"app/[locale]/page.tsx": 'import { Card } from "@/components/card";',
		"components/card.tsx": '"use client";\nimport { starsMax } from "./stars";',
		"components/stars.ts":
			'export { starsMax } from "@/gateway/contract/sales/review";',
		"gateway/contract/sales/review.ts": 'import { z } from "zod";',
	};
	const waysIn = (changed: Record<string, string>) => {
		const files = { ...house, ...changed };
		return schemasInFirstLoad(Object.keys(files), (file) => files[file] ?? "");
	};

	test("are found behind a client component, with the way that leads to them", () => {
		expect(waysIn({})).toEqual([[...Object.keys(house), "zod"]]);
	});

	test("may be read by the server", () => {
		expect(
			waysIn({ "components/card.tsx": 'import { x } from "./stars";' }),
		).toEqual([]);
	});

	test("may come later", () => {
		const late = '"use client";\nconst load = () => import("./stars");';
		expect(waysIn({ "components/card.tsx": late })).toEqual([]);
	});

	test("may come with a page that is a form", () => {
		const { "app/[locale]/page.tsx": page = "", ...rest } = house;
		const files = {
			...rest,
			"app/[locale]/(shop)/users/user_info/page.tsx": page,
		};
		expect(
			schemasInFirstLoad(
				Object.keys(files),
				(file) => (files as Record<string, string>)[file] ?? "",
			),
		).toEqual([]);
	});
});

test.each([
	["const row = { ...{ id, name }, at };", "...{ id, name }"],
	['const all = [...["a", "b"], last];', '...["a", "b"]'],
	["<Price {...{ amount, unit }} />", "...{ amount, unit }"],
	["return { ...{ deep: { er: 1 } } };", "...{ deep: { er: 1 } }"],
])(
	"a spread of what is written out right there is found in %s",
	(code, spread) => {
		expect(literalSpreads(code)).toEqual([spread]);
	},
);

test.each([
	"const row = { ...given, ...(isNew && { at }) };",
	"const all = [...list, ...[...other].map(double)];",
	"function read(...[first, second]: Parts) {}",
	"test.each(rows)(name, (...[, given]) => {});",
	"// such as ...{ a, b }, which is refused",
])("no literal spread is seen in %s", (code) => {
	expect(literalSpreads(code)).toEqual([]);
});
