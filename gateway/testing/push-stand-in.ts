import {
	createDecipheriv,
	createECDH,
	hkdfSync,
	randomBytes,
	randomUUID,
} from "node:crypto";
import type { PushNotice } from "../contract/identity/push-terms";
import { openStandIn } from "./open-stand-in";

export interface PushDevice {
	/** What its browser would say. */
	subscription: { endpoint: string; p256dh: string; auth: string };
	/** What came for it, decrypted by its own keys alone. */
	read: () => PushNotice[];
}

export interface PushStandIn {
	url: string;
	/** Of everything that was asked: its path and headers. */
	asked: { path: string; headers: Record<string, unknown> }[];
	/** What it says to one device, 201 where nothing is said. */
	answers: Map<string, number>;
	openDevice: () => PushDevice;
	close: () => Promise<void>;
}

/** A push service on this machine. */
export async function openPushStandIn(): Promise<PushStandIn> {
	const asked: PushStandIn["asked"] = [];
	const answers: PushStandIn["answers"] = new Map();
	const kept = new Map<string, Buffer[]>();
	const { url, close } = await openStandIn(async (request, response) => {
		const parts: Buffer[] = [];
		for await (const part of request) parts.push(part);
		const path = request.url ?? "";
		asked.push({ path, headers: request.headers });
		const status = answers.get(url + path) ?? 201;
		if (status < 300)
			kept.set(path, [...(kept.get(path) ?? []), Buffer.concat(parts)]);
		response.writeHead(status).end();
	});
	return {
		url,
		asked,
		answers,
		close,
		openDevice: () => {
			const path = `/send/${randomUUID()}`;
			const keys = createECDH("prime256v1");
			keys.generateKeys();
			const auth = randomBytes(16);
			return {
				subscription: {
					endpoint: url + path,
					p256dh: keys.getPublicKey("base64url"),
					auth: auth.toString("base64url"),
				},
				read: () =>
					(kept.get(path) ?? []).map((body) =>
						JSON.parse(decrypt(body, { keys, auth })),
					),
			};
		},
	};
}

interface Secrets {
	keys: ReturnType<typeof createECDH>;
	auth: Buffer;
}

/** As a browser does it (RFC 8188, 8291): one record, with what it takes to open it in front. */
function decrypt(body: Buffer, { keys, auth }: Secrets): string {
	const salt = body.subarray(0, 16);
	const sender = body.subarray(21, 21 + body.readUInt8(20));
	const record = body.subarray(21 + sender.length);
	const ikm = Buffer.from(
		hkdfSync(
			"sha256",
			keys.computeSecret(sender),
			auth,
			Buffer.concat([
				Buffer.from("WebPush: info\0"),
				keys.getPublicKey(),
				sender,
			]),
			32,
		),
	);
	const named = (name: string, size: number) =>
		Buffer.from(
			hkdfSync("sha256", ikm, salt, `Content-Encoding: ${name}\0`, size),
		);
	const opened = createDecipheriv(
		"aes-128-gcm",
		named("aes128gcm", 16),
		named("nonce", 12),
	);
	opened.setAuthTag(record.subarray(-16));
	const padded = Buffer.concat([
		opened.update(record.subarray(0, -16)),
		opened.final(),
	]);
	return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
}
