import type { Client } from "pg";
import {
	type SampleAccount,
	sampleAccounts,
	samplePasswordHash,
} from "./accounts";
import addresses from "./addresses.json";

/** Adds the sample accounts that are missing. Where an id, an e-mail or a phone is somebody's, that account stays. */
export async function insertAccounts(client: Client): Promise<void> {
	for (const one of sampleAccounts) {
		const { rows } = await client.query<{ id: number }>(
			`insert into account
				(id, kind, nickname, email, phone, password_hash, scope, merchant_id, locale, created_at)
			values ($1, 'member', $2, $3, $4, $5, $6, $7, $8, '2026-01-01T00:00:00+08:00')
			on conflict do nothing returning id`,
			[
				one.id,
				one.nickname,
				one.email,
				one.phone,
				samplePasswordHash,
				one.scope,
				one.merchantId,
				one.locale,
			],
		);
		if (rows.length === 0) continue;
		await insertAddresses(client, one.id);
		await grantPoints(client, one);
	}
	await client.query(
		"select setval(pg_get_serial_sequence('account', 'id'), max(id)) from account",
	);
}

async function insertAddresses(
	client: Client,
	accountId: number,
): Promise<void> {
	const kept = addresses.filter((one) => one.accountId === accountId);
	for (const [at, one] of kept.entries())
		await client.query(
			`insert into address
				(account_id, is_default, real_name, country_code, phone, email, country, city, district, detail, block,
				floor, house_number, postcode, address_type, latitude, longitude, updated_at)
			values ($1, $2, $3, '+852', $4, '', 'HK', '', $5, $6, $7, $8, $9, '', $10, $11, $12,
				'2026-01-01T00:00:00+08:00')`,
			[
				accountId,
				at === 0,
				one.realName,
				one.phone,
				one.district,
				one.detail,
				one.block,
				one.floor,
				one.houseNumber,
				one.addressType,
				one.latitude,
				one.longitude,
			],
		);
}

async function grantPoints(
	client: Client,
	{ id, points }: SampleAccount,
): Promise<void> {
	if (points > 0)
		await client.query(
			`insert into points_entry (account_id, kind, amount, usable_from, at)
			values ($1, 'granted', $2, '2026-01-01T00:00:00+08:00', '2026-01-01T00:00:00+08:00')`,
			[id, points],
		);
}

/** Those of the sample accounts that are in this shop, by their e-mails. */
export async function listSampleAccounts(client: Client): Promise<string[]> {
	const { rows } = await client.query<{ email: string }>(
		"select email from account where password_hash = $1 and deleted_at is null",
		[samplePasswordHash],
	);
	return rows.map(({ email }) => email);
}
