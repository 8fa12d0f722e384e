import type { Line } from "./examine";

const bearsSecret = /SECRET|KEY|TOKEN|PASSWORD/;
/** Shorter ones are words that a line may well need. */
const lettersMin = 6;
const instead = "…";

/** Lines in which no secret of this environment stands, whoever wrote it there. */
export function hideSecrets(
	lines: Line[],
	environment: NodeJS.ProcessEnv,
): Line[] {
	const secrets = Object.entries(environment)
		.flatMap(([name, value = ""]) =>
			bearsSecret.test(name) ? [value] : partsOfAddress(value),
		)
		.filter((secret) => secret.length >= lettersMin)
		.sort((one, other) => other.length - one.length);
	const hide = (text: string) =>
		secrets.reduce((left, secret) => left.replaceAll(secret, instead), text);
	return lines.map((line) => ({
		...line,
		what: hide(line.what),
		...(line.remedy && { remedy: hide(line.remedy) }),
	}));
}

/** What an address may hold beside the place: a password, as it is written and as it is meant, and a query. */
function partsOfAddress(value: string): string[] {
	if (!URL.canParse(value)) return [];
	const { password, search } = new URL(value);
	return [password, decoded(password), search];
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
