import type { User } from "../../../contract/identity/user";
import type { AccountRow } from "./repository";

export function presentUser(row: AccountRow, points: number): User {
	const { id, nickname, avatar, phone, email, scope, kind } = row;
	return {
		uid: id,
		nickname,
		avatar,
		phone,
		email,
		points,
		scope,
		kind,
		hasPassword: row.passwordHash !== null,
	};
}
