import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { listOtherHomes, listVisitedPages, storePages } from "./open-pages";

const linked: Record<string, string[]> = {
	"/": [
		"/goods_cate",
		"/users/order_list",
		"/fr",
		"/goods/goods_search?cid=1&amp;sort=new",
		"https://elsewhere.example/",
	],
	"/mall/mall_index": ["/", "/goods_cate", "/goods_detail/7", "/en/goods_cate"],
};

let server: Server;
let asked: string[];
let address: string;

beforeEach(async () => {
	asked = [];
	server = createServer(({ url = "" }, res) => {
		asked.push(url);
		const links = (linked[url] ?? []).map((href) => `<a href="${href}">x</a>`);
		res.end(links.join(""));
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => new Promise((done) => server.close(done)));

test("both homes come first, then what they lead to in turn, each once; nothing that is a visitor's or in another language", async () => {
	expect(await listVisitedPages(address)).toEqual([
		"/",
		"/mall/mall_index",
		"/goods_cate",
		"/goods/goods_search?cid=1&sort=new",
		"/goods_detail/7",
	]);
});

test("a shop that does not answer has its homes, and stops nobody who stores them", async () => {
	const nowhere = "http://127.0.0.1:1";
	const pages = await listVisitedPages(nowhere);
	expect(pages).toEqual(["/", "/mall/mall_index"]);
	await storePages(nowhere, pages);
});

test("pages are asked for in their order", async () => {
	const homes = listOtherHomes();
	expect(homes).toContain("/fr/mall/mall_index");
	expect(homes).not.toContain("/");
	await storePages(address, homes);
	expect(asked).toEqual(homes);
});
