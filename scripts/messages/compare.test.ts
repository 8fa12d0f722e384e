import { flatten, type Tree } from "./catalogue";
import { compareCatalogues } from "./compare-catalogues";
import { compareUses } from "./compare-uses";
import { keysUsed } from "./keys-used";

const source = flatten({
	goods: { title: "{name}", card: { soldOut: "售罄", sales: "{count} 件" } },
});

const compare = (translation: Tree) =>
	compareCatalogues("en", source, flatten(translation));

const check = (code: string, catalogue = source) =>
	compareUses(catalogue, new Map([["page.tsx", keysUsed(code)]]));

const usesAll = `
	const t = useTranslations("goods");
	t("title", { name }); t("card.soldOut"); t.rich("card.sales", { count });
`;

test("a translation with the same keys and names passes", () => {
	const card = {
		soldOut: "Sold out",
		sales: "{count, plural, other {# sold}}",
	};
	expect(compare({ goods: { title: "{name}!", card } })).toEqual([]);
});

test("missing keys, extra keys and other names are each a fault", () => {
	const card = { sales: "{number} sold", stock: "In stock" };
	expect(compare({ goods: { title: "{name}", card } })).toEqual([
		"messages/en.json: goods.card.soldOut is missing",
		expect.stringContaining("goods.card.sales is filled with"),
		"messages/en.json: goods.card.stock is not in the source",
	]);
});

test("a French line that may break before a mark is a fault, one with a hard space is none", () => {
	const spoken = (title: string, soldOut: string) =>
		compareCatalogues(
			"fr",
			flatten({ title: "{name}", soldOut: "售罄" }),
			flatten({ title, soldOut }),
		);
	expect(spoken("«\u00a0{name}\u00a0»", "Épuisé\u00a0?")).toEqual([]);
	expect(spoken("« {name}", "Épuisé ?")).toEqual([
		expect.stringContaining("title may break"),
		expect.stringContaining("soldOut may break"),
	]);
});

test("each key with a use passes", () => {
	expect(check(usesAll)).toEqual([]);
});

test("a key without a use is a fault", () => {
	expect(check(usesAll.replace('t("card.soldOut");', ""))).toEqual([
		"messages: nobody uses goods.card.soldOut",
	]);
});

test("a use without a key is a fault", () => {
	expect(check(`${usesAll} t("card.price");`)).toEqual([
		"page.tsx: there is no message goods.card.price",
	]);
});

test("the namespace is the nearest one above, however it was opened", () => {
	const code = `
		const t = await getTranslations({ locale, namespace: "goods" });
		t("title");
		const t = useTranslations("goods.card");
		t(isSoldOut ? "soldOut" : "sales");
	`;
	expect(check(code)).toEqual([]);
});

test("a key that is put together needs a declaration, and the declaration a key", () => {
	const code =
		'const t = useTranslations("goods"); t("title"); t(`card.${part}`);';
	expect(check(code)).toContainEqual(expect.stringContaining("cannot be read"));
	expect(check(`// messages: goods.card.*\n${code}`)).toEqual([]);
	expect(check(`${usesAll}\n// messages: goods.shelf.*`)).toEqual([
		"page.tsx: no message is called goods.shelf.*",
	]);
});

test("functions that only look like a translator are left alone", () => {
	expect(check(`${usesAll} sort("price"); request("x"); list.t("y");`)).toEqual(
		[],
	);
});
