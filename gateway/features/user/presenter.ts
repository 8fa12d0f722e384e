import type { User } from "../../contract/user";
import type { AccountRow } from "./repository";

export function presentUser(row: AccountRow): User {
	const { id, nickname, avatar, phone, email, scope, kind } = row;
	return {
		uid: id,
		nickname,
		avatar,
		phone,
		email,
		// Nobody has any before there is a ledger of them.
		points: 0,
		scope,
		kind,
		hasPassword: row.passwordHash !== null,
	};
}
