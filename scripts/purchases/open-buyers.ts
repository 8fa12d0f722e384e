import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { sessionSeconds, signToken } from "@/gateway/http/token";

export interface Buyer {
	accountId: number;
	token: string;
	addressId: number;
}

/** Fresh accounts with an address and a session each, written into the database as if they had signed in. */
export async function openBuyers(
	databaseUrl: string,
	tokenSecret: string,
	count: number,
): Promise<Buyer[]> {
	const client = new Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		const buyers: Buyer[] = [];
		for (let at = 0; at < count; at += 1) {
			const sid = randomUUID();
			const { rows } = await client.query<{ uid: number; addressId: number }>(
				insertBuyer,
				[sid, `${sid}@example.com`, sessionSeconds],
			);
			const { uid = 0, addressId = 0 } = rows[0] ?? {};
			const expiresAt = new Date(Date.now() + sessionSeconds * 1_000);
			const token = await signToken(
				{ uid, sid, kind: "member", strategy: "password" },
				{ secret: tokenSecret, expiresAt },
			);
			buyers.push({ accountId: uid, token, addressId });
		}
		return buyers;
	} finally {
		await client.end();
	}
}

const insertBuyer = `with buyer as (
	insert into account (kind, nickname, email, locale, created_at)
	values ('member', 'Kit', $2, 'en', now()) returning id
), signed_in as (
	insert into session (id, account_id, strategy, user_agent, created_at, last_seen_at, expires_at)
	select $1, id, 'password', '', now(), now(), now() + make_interval(secs => $3) from buyer
)
insert into address (account_id, is_default, real_name, country_code, phone, email, country, city, district, detail,
	block, floor, house_number, postcode, address_type, latitude, longitude, updated_at)
select id, true, 'Kit Chan', '+852', '91230000', '', 'HK', '', 'eastern', '18 Taikoo Shing Road',
	'', '8', 'A', '', 'home', 22.2863, 114.2185, now() from buyer
returning account_id as uid, id as "addressId"`;
