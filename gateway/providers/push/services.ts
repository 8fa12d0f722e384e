/**
 * The push services of browsers: Chrome and its kin, Firefox, Safari, Edge. The shop sends to addresses that callers name,
 * and to nobody else's: whoever could name another would have it ask machines that stand beside it.
 */
const services = [
	/^fcm\.googleapis\.com$/,
	/^updates\.push\.services\.mozilla\.com$/,
	/^web\.push\.apple\.com$/,
	/^[\w-]+\.notify\.windows\.com$/,
];

/** Whether an address is one of a known service; `standIn` is the origin of one for tests. */
export function isPushService(endpoint: string, standIn?: string): boolean {
	const { origin, protocol, hostname, port, username, password } = new URL(
		endpoint,
	);
	if (username || password) return false;
	if (standIn && origin === new URL(standIn).origin) return true;
	return (
		protocol === "https:" &&
		port === "" &&
		services.some((service) => service.test(hostname))
	);
}
