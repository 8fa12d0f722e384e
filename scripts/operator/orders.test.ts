import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { buyPaid } from "@/gateway/testing/buy-paid";
import { openBuyer } from "@/gateway/testing/open-buyer";
import { seedSku } from "@/gateway/testing/own-cart";
import { openTestShop, type TestShop } from "@/gateway/testing/test-shop";

import {
	expectSlip,
	openTyping,
	operatorLogin,
	type Typing,
} from "./testing/type-commands";

const run = promisify(execFile);
let shop: TestShop;
let folder: string;
let typing: Typing;

beforeAll(async () => {
	shop = await openTestShop();
	folder = mkdtempSync(path.join(tmpdir(), "operator-"));
	typing = await openTyping(shop);
});
afterAll(async () => {
	await typing.close();
	rmSync(folder, { recursive: true });
	await shop.close();
});

const type: Typing["type"] = (...typed) => typing.type(...typed);

test("an order is listed, accepted, shipped and followed over HTTP", async () => {
	const kit = await openBuyer(shop);
	const { skuId } = await seedSku(shop, {
		cartType: "SUPERMARKET",
		merchantId: 1,
		price: "50.00",
	});
	const [no = ""] = await buyPaid(shop, kit, [{ skuId }]);
	const waiting = await type(["orders", "--tab", "toAccept"]);
	expect(waiting).toMatch(new RegExp(`${no} .*to accept`));
	expect(await type(["accept", no])).toContain("accepted (operator)");
	const way = ["--deliverer", "Ming", "--phone", "+852 91234567"];
	const shipped = await type(["ship", no, ...way]);
	const [, parcel = ""] = /parcel (\d+): Ming/.exec(shipped) ?? [];
	await type(["track", parcel, "outForDelivery", "--note", "Quarry Bay"]);
	const followed = await type(["order", no]);
	expect(followed).toContain("on its way");
	expect(followed).toContain("outForDelivery, Quarry Bay");
});

test("without GATEWAY_URL the gateway is opened on the shop's database", async () => {
	const kit = await openBuyer(shop);
	const [no = ""] = await buyPaid(shop, kit, [await seedSku(shop)]);
	const env = {
		...process.env,
		...operatorLogin,
		REDIS_URL: "",
		DATABASE_URL: shop.url,
		DATA_DIR: folder,
	};
	const argv = ["--import", "tsx", "scripts/operator.ts"];
	const way = ["--courier", "SF Express", "--tracking", "SF7"];
	const words = ["ship", no, ...way];
	const { stdout } = await run(process.execPath, [...argv, ...words], { env });
	expect(stdout).toContain("SF Express SF7");
});

test.each([
	[["order", "7"], {}, "7 is no number of an order"],
	[["order"], {}, "usage: npm run operator -- order SH"],
	[["orders", "--tab", "soon"], {}, "--tab must be one of toShip, toAccept"],
	[["ship", `SH${"0".repeat(18)}`], {}, "A parcel needs --courier"],
	[["track", "1", "lost"], {}, "The event is one of shipped"],
	[["order", `SH${"0".repeat(18)}`], {}, "Nothing was found (404)"],
	[["orders"], { STAFF_EMAIL: "" }, "--email (or STAFF_EMAIL) must be"],
	[["orders"], { STAFF_PASSWORD: "wrong" }, "password is not right (400)"],
	[["orders"], { STAFF_EMAIL: "alex@example.com" }, "You may not do this"],
	[["orders"], { GATEWAY_URL: "http://127.0.0.1:1" }, "does not answer"],
] as const)(
	"a slip is told with its remedy: %j %j",
	async (argv, environment, remedy) => {
		await expectSlip(type(argv, environment), remedy);
	},
);
