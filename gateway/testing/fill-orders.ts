import { Client } from "pg";

const accountsMax = 10_000;
const batch = 100_000;

/** Orders of a shop of age: of one piece each, paid weeks ago, completed, spread over accounts and goods. */
export async function fillOrders(
	databaseUrl: string,
	count: number,
	onProgress: (orders: number) => void = () => {},
): Promise<void> {
	if (count === 0) return;
	const client = new Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		await client.query(insertAccounts, [Math.min(count, accountsMax)]);
		for (let first = 1; first <= count; first += batch) {
			const last = Math.min(first + batch - 1, count);
			for (const insert of inserts) await client.query(insert, [first, last]);
			onProgress(last);
		}
		for (const table of numbered)
			await client.query(
				`select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`,
			);
		await client.query("vacuum analyze");
	} finally {
		await client.end();
	}
}

const numbered = [
	"account",
	"master_order",
	"merchant_order",
	"order_line",
	"payment",
	"ledger_entry",
	"parcel",
	"points_entry",
];

/** Numbered from here on, so that an order's account can be worked out. */
const firstAccount = 1_000_000;

const insertAccounts = `insert into account (id, kind, nickname, email, locale, created_at)
	select ${firstAccount} + n, 'member', 'Kit', n || '@example.org', 'en', now() - interval '1 year'
	from generate_series(0, $1::int - 1) as n`;

const numbers = "generate_series($1::int, $2::int) as n";
const at = "now() - interval '8 days' - make_interval(secs => n)";
const accountOf = `${firstAccount} + n % (select count(*)::int from account where id >= ${firstAccount})`;
const address = `'{"realName":"Kit Chan","countryCode":"+852","phone":"91230000","email":"","country":"HK","city":"","district":"eastern","detail":"18 Taikoo Shing Road","block":"","floor":"8","houseNumber":"A","postcode":"","addressType":"home","latitude":null,"longitude":null}'`;
const price = "(8 + n % 500)::numeric(12, 2)";

/** Each order in its turn is of another one. */
const withSku = `join (select id, goods_id, row_number() over (order by id) - 1 as place from sku) as sku
	on sku.place = n % (select count(*) from sku)`;

const inserts = [
	`insert into master_order (id, no, account_id, pre_order_no, delivered_to, locale, pay_method, goods_total,
		coupon_total, points_total, points_used, freight_total, total, created_at, expires_at, paid_at)
	select n, 'PT' || lpad(n::text, 18, '0'), ${accountOf},
		gen_random_uuid(), ${address}, 'en', 'local', ${price}, 0, 0, 0, 0, ${price}, ${at}, ${at}, ${at}
	from ${numbers}`,
	`insert into merchant_order (id, no, master_id, merchant_id, cart_type, status, paid, note, goods_total, coupon_total,
		points_total, freight, total, account_id, created_at, shipped_at, received_at, lines_to_review, settlement)
	select n, 'SH' || lpad(n::text, 18, '0'), n, goods.merchant_id, 'E_COMMERCE', 'completed', true, '', ${price}, 0, 0, 0, ${price},
		${accountOf}, ${at}, ${at}, ${at}, 1, 'none'
	from ${numbers} ${withSku} join goods on goods.id = sku.goods_id`,
	`insert into order_line (id, order_id, sku_id, goods_id, name, image, options, price, quantity, subtotal, coupon_share,
		points_share, payable, substitution)
	select n, n, sku.id, sku.goods_id, '{"en":"Jasmine tea"}', '/tea.webp', '{}', ${price}, 1, ${price}, 0, 0, ${price}, 'none'
	from ${numbers} ${withSku}`,
	`insert into order_step (order_id, step, actor, at)
	select n, step, 'buyer', ${at} from ${numbers}
	cross join (values (1, 'created'), (2, 'paid'), (3, 'shipped'), (4, 'received'), (5, 'completed')) as steps (place, step)
	order by n, place`,
	`insert into parcel (id, order_id, method, courier, tracking_no, shipped_at)
	select n, n, 'courier', 'SF Express', n::text, ${at} from ${numbers}`,
	`insert into parcel_line (parcel_id, line_id, quantity) select n, n, 1 from ${numbers}`,
	`insert into points_entry (account_id, order_id, kind, amount, usable_from, at)
	select account_id, id, 'granted', floor(total), received_at + interval '7 days', received_at
	from merchant_order where id between $1::int and $2::int`,
	`insert into payment (id, master_id, method, provider_ref, provider_key, amount, state, created_at, updated_at)
	select n, n, 'local', 'old_' || n, 'old-' || n, ${price}, 'succeeded', ${at}, ${at} from ${numbers}`,
	`insert into ledger_entry (master_id, payment_id, account, posting, amount, at)
	select n, n, account, 'charge ' || n, sign * ${price}, ${at} from ${numbers}
	cross join (values ('cash', 1), ('sales', -1)) as sides (account, sign)`,
];
