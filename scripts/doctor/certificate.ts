import { isIP } from "node:net";
import { connect, type TLSSocket } from "node:tls";
import { type Finding, fail, ok, warn } from "./check";
import { inWords } from "./in-words";

const httpsPort = 443;
const msPerDay = 86_400_000;
/** Whoever renews by itself does so earlier. */
const soonDays = 14;
const remedy = "renew it, and have the proxy load it again";

const http2 = "h2";
const withoutHttp2 = warn(
	"browsers are not offered HTTP/2 and ask for the files of a page six at a time",
	"have the proxy speak it, as deploy/nginx/shop.conf does",
);

interface Options {
	signal: AbortSignal;
	/** Makers of certificates beside those that Node knows. */
	ca?: string;
	now?: number;
}

/** What browsers are shown at an address: the certificate, as a browser would judge it, and whether they may use HTTP/2. */
export async function describeCertificate(
	url: URL,
	{ signal, ca, now = Date.now() }: Options,
): Promise<Finding[]> {
	const host = url.hostname.replace(/^\[|\]$/g, "");
	let socket: TLSSocket;
	try {
		socket = await shakeHands(url, host, { signal, ca });
	} catch (error) {
		return [
			fail(
				`${url.host} shows no certificate: ${inWords(error)}`,
				"see whether its proxy runs",
			),
		];
	}
	const { valid_to: end } = socket.getPeerCertificate();
	const { authorizationError: fault, alpnProtocol: spoken } = socket;
	socket.destroy();
	const days = Math.floor((Date.parse(end) - now) / msPerDay);
	if (days < 0)
		return [fail(`its certificate ended ${-days} days ago`, remedy)];
	if (fault)
		return [
			fail(
				`browsers refuse its certificate: ${wordsOf(fault)}`,
				`get one for ${host} that browsers take, with all that stands between`,
			),
		];
	const left = `its certificate holds for ${days} more days`;
	const findings = [days < soonDays ? warn(left, remedy) : ok(left)];
	return spoken === http2 ? findings : [...findings, withoutHttp2];
}

function wordsOf(fault: unknown): string {
	return fault instanceof Error ? inWords(fault) : String(fault);
}

function shakeHands(
	{ port }: URL,
	host: string,
	{ signal, ca }: Pick<Options, "signal" | "ca">,
): Promise<TLSSocket> {
	return new Promise((resolve, reject) => {
		const socket = connect({
			host,
			port: Number(port || httpsPort),
			ALPNProtocols: [http2, "http/1.1"],
			...(!isIP(host) && { servername: host }),
			...(ca && { ca }),
			// What is wrong is told, not thrown.
			rejectUnauthorized: false,
		});
		const giveUp = () => socket.destroy(new Error("no answer in time"));
		signal.addEventListener("abort", giveUp);
		socket.once("error", reject);
		socket.once("secureConnect", () => {
			signal.removeEventListener("abort", giveUp);
			resolve(socket);
		});
	});
}
