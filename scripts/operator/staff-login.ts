import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { FailedStart } from "../start/failed-start";

/** Of the account that works for the shop or a merchant. The password is never an argument: those are seen by others. */
export async function readLogin(
	email = process.env.STAFF_EMAIL,
): Promise<{ email: string; password: string }> {
	if (!email)
		throw new FailedStart(
			"--email (or STAFF_EMAIL) must be that of an account that works for the shop.",
		);
	const password = process.env.STAFF_PASSWORD || (await askForPassword());
	return { email, password };
}

async function askForPassword(): Promise<string> {
	const { stdin: input } = process;
	if (!input.isTTY) throw new FailedStart("STAFF_PASSWORD is missing.");
	process.stdout.write("Password: ");
	// Nothing that is typed is shown.
	const output = new Writable({ write: (_chunk, _encoding, done) => done() });
	const dialog = createInterface({ input, output, terminal: true });
	dialog.once("SIGINT", () => process.kill(process.pid, "SIGINT"));
	try {
		return await dialog.question("");
	} finally {
		process.stdout.write("\n");
		dialog.close();
	}
}
