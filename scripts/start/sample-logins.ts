import { sampleAccounts, samplePassword } from "@/gateway/db/sample/accounts";
import { findSampleAccounts } from "@/gateway/db/sample/load";

/** Someone of the sample shop whom one can sign in as. */
export interface SampleLogin {
	role: string;
	account: string;
	password: string;
}

export async function sampleLogins(
	databaseUrl: string,
): Promise<SampleLogin[]> {
	const there = await findSampleAccounts(databaseUrl);
	return sampleAccounts
		.filter(({ email }) => there.includes(email))
		.map(({ role, email }) => ({
			role,
			account: email,
			password: samplePassword,
		}));
}
