import type { Client } from "pg";

/** Who works for which merchant, while the merchants are replaced. */
interface Employment {
	id: number;
	merchant_id: number;
}

/** Takes all staff off their merchants, so that those can be replaced; accounts themselves stay. */
export async function setStaffAside(client: Client): Promise<Employment[]> {
	const { rows } = await client.query<Employment>(
		"select id, merchant_id from account where merchant_id is not null",
	);
	await client.query("update account set merchant_id = null");
	return rows;
}

/** Puts them back where a merchant of the same id is there again. */
export async function putStaffBack(
	client: Client,
	employed: Employment[],
): Promise<void> {
	await client.query(
		`update account set merchant_id = employed.merchant_id
			from json_populate_recordset(null::account, $1) employed
			where account.id = employed.id
				and employed.merchant_id in (select id from merchant)`,
		[JSON.stringify(employed)],
	);
}
