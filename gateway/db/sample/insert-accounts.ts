import type { Client } from "pg";
import { sampleAccounts, samplePasswordHash } from "./accounts";

/** Adds the sample accounts that are missing. Where an id, an e-mail or a phone is somebody's, that account stays. */
export async function insertAccounts(client: Client): Promise<void> {
	for (const one of sampleAccounts)
		await client.query(
			`insert into account
				(id, kind, nickname, email, phone, password_hash, scope, merchant_id, locale, created_at)
			values ($1, 'member', $2, $3, $4, $5, $6, $7, $8, '2026-01-01T00:00:00+08:00')
			on conflict do nothing`,
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
	await client.query(
		"select setval(pg_get_serial_sequence('account', 'id'), max(id)) from account",
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
