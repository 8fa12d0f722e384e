import { sql } from "drizzle-orm";
import { growReceived } from "../../../testing/grow-received";
import {
	openWatchedShop,
	type WatchedShop,
} from "../../../testing/watched-shop";

let shop: WatchedShop;
let token: string;

beforeAll(async () => {
	let shopper = 0;
	shop = await openWatchedShop(async (db) => {
		({ shopper } = await growReceived(db));
		await db.execute(sql`insert into review (goods_id, order_line_id, account_id,
				nickname, quality_stars, service_stars, text, locale, images, options, created_at)
			select goods_id, line.id, part.account_id, 'Grace', 5, 5, 'Lovely', 'en', '{}',
				'{}', reviewed_at
			from order_line as line join merchant_order as part on part.id = line.order_id
			where reviewed_at is not null`);
		await db.execute(sql`analyze`);
	});
	token = await shop.signIn(shopper);
});
afterAll(() => shop.close());

test.each(["pending", "done"])(
	"an account's %s reviews are read by an index, however many orders there are",
	async (state) => {
		for (const page of [1, 5]) {
			const path = "/api/front/order/reply/list";
			const { data, plans } = await shop.ask(path, { state, page }, { token });
			expect(data.list).toHaveLength(20);
			for (const plan of plans)
				expect(plan).not.toMatch(
					/Seq Scan on (merchant_order|order_line|review)\b/,
				);
		}
	},
);
