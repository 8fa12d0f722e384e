import { domains, foreignOnFloors, readHouse } from "./domains";
import { drawHouse } from "./draw-house";

const at = (path: string) => `gateway/features/${path}`;

/** Of a house of these files and what each of them holds. */
function houseOf(code: Record<string, string>) {
	const files = Object.keys(code).map(at);
	return readHouse(
		files,
		(file) => code[file.replace("gateway/features/", "")] ?? "",
	);
}

test("a domain may use those below it and no other", () => {
	const { foreign } = houseOf({
		"catalog/goods/service.ts": `import { place } from "../../sales/order/service";\nimport { fold } from "../search/fold";`,
		"catalog/search/fold.ts": "",
		"sales/order/service.ts": `import { fold } from "../../catalog/search/fold";`,
	});
	expect(foreign).toEqual([
		{
			from: at("catalog/goods/service.ts"),
			to: at("sales/order/service.ts"),
		},
	]);
});

test("the picture of the house has a row a domain with its features, and a dot for each domain that it uses", () => {
	const picture = drawHouse({
		features: ["sales/cart", "catalog/goods"],
		arrows: [
			["sales", "catalog"],
			["sales", "catalog"],
		],
	});
	expect(picture.match(/<rect x="16"/g)).toHaveLength(
		Object.keys(domains).length,
	);
	expect(picture.match(/<circle/g)).toHaveLength(1);
	expect(picture).toMatch(/>cart<[\s\S]*>goods</);
});

test("a contract may take shapes from domains below it and from what all share", () => {
	const code: Record<string, string> = {
		"catalog/goods.ts":
			'import { money } from "../values";\nimport { order } from "../sales/order";',
		"sales/order.ts": 'import { goodsCard } from "../catalog/goods";',
		"values.ts": "",
	};
	const contract = (name: string) => `gateway/contract/${name}`;
	expect(
		foreignOnFloors(
			Object.keys(code).map(contract),
			(file) => code[file.replace("gateway/contract/", "")] ?? "",
		),
	).toEqual([
		{ from: contract("catalog/goods.ts"), to: contract("sales/order.ts") },
	]);
});

test("components of a domain use those below it; screens are put together of all, and none takes from them", () => {
	const code: Record<string, string> = {
		"catalog/goods/panel.tsx": `import { Cart } from "@/components/sales/cart/cart";\nimport { Button } from "@/components/ui/button";`,
		"sales/cart/cart.tsx": `import { Panel } from "@/components/catalog/goods/panel";\nimport { Page } from "@/components/screens/goods/page";`,
		"screens/goods/page.tsx": `import { Cart } from "@/components/sales/cart/cart";`,
		"ui/button.tsx": "",
	};
	const component = (name: string) => `components/${name}`;
	expect(
		foreignOnFloors(
			Object.keys(code).map(component),
			(file) => code[file.replace("components/", "")] ?? "",
		),
	).toEqual([
		{
			from: component("catalog/goods/panel.tsx"),
			to: component("sales/cart/cart.tsx"),
		},
		{
			from: component("sales/cart/cart.tsx"),
			to: component("screens/goods/page.tsx"),
		},
	]);
});

test.each([
	["a value", 'import { lock } from "../group/place";'],
	["a type", 'import type { Place } from "../group/place";'],
	["what is loaded later", 'const load = () => import("../group/place");'],
])("two features that need each other are found, one by %s", (_, code) => {
	const { circle } = houseOf({
		"sales/order/steps.ts": code,
		"sales/group/place.ts":
			'import { tell } from "@/gateway/features/sales/order/tell";',
		"sales/order/tell.ts": "",
		"sales/cart/service.ts": 'import { tell } from "../order/tell";',
		"sales/checkout/create.ts": 'import { cart } from "../cart/service";',
	});
	expect(circle).toEqual(["sales/group", "sales/order"]);
});

test("a circle over three features is found, and who merely uses one of them is not part of it", () => {
	const { circle } = houseOf({
		"sales/order/a.ts": 'import { b } from "../payment/b";',
		"sales/payment/b.ts":
			'import { c } from "../refund/c";\nimport { d } from "../points/d";',
		"sales/refund/c.ts": 'import { a } from "../order/a";',
		"sales/points/d.ts": "",
	});
	expect(circle).toEqual(["sales/order", "sales/payment", "sales/refund"]);
});

test("tests may put together what they like", () => {
	const { foreign, circle } = houseOf({
		"catalog/goods/goods.test.ts": 'import { a } from "../../sales/order/a";',
		"sales/order/a.ts": 'import { b } from "../../catalog/goods/b";',
		"catalog/goods/b.ts": "",
	});
	expect([foreign, circle]).toEqual([[], []]);
});

const ordering = ["service", "lock", "repository"].map((name) =>
	at(`sales/order/${name}.ts`),
);
const locking = 'import { lock } from "@/gateway/features/sales/order/lock";';
const reading = 'import * as rows from "./features/sales/order/repository";';

test.each([
	["by a feature", at("sales/refund/agree.ts"), locking, 1],
	["by its admin", at("sales/refund/admin/list.ts"), locking, 1],
	[
		"as a type",
		at("sales/refund/agree.ts"),
		'import type { Lock } from "../order/lock";',
		1,
	],
	[
		"later",
		at("sales/refund/agree.ts"),
		'const load = () => import("../order/lock");',
		1,
	],
	["by the front of the gateway", "gateway/http/access.ts", locking, 1],
	[
		"where all is put together, from a repository",
		"gateway/open.ts",
		reading,
		1,
	],
	["where all is put together", "gateway/open.ts", locking, 0],
	[
		"from its service",
		at("sales/refund/agree.ts"),
		'import { lock } from "../order/service";',
		0,
	],
	["by itself", at("sales/order/steps.ts"), locking, 0],
	["by a test", at("sales/refund/agree.test.ts"), locking, 0],
	["by what tests need", "gateway/testing/settle.ts", locking, 0],
])(
	"what is taken of a feature past its service is found: %s",
	(...[, from, code, count]) => {
		const { bypassed } = readHouse([...ordering, from], (file) =>
			file === from ? code : "",
		);
		expect(bypassed).toHaveLength(count);
	},
);

test("no domain may use one that may use it", () => {
	for (const [domain, below] of Object.entries(domains))
		for (const other of below) expect(domains[other]).not.toContain(domain);
});
