import { createHash, createHmac } from "node:crypto";

/** A request as it came over the wire. */
export interface SignedRequest {
	method: string;
	/** With its query. */
	target: string;
	headers: NodeJS.Dict<string | string[]>;
	body: Buffer;
}

export interface Opener {
	accessKeyId: string;
	secret: string;
	region: string;
}

const toleranceMs = 15 * 60_000;
const hash = (text: string | Buffer) =>
	createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) =>
	createHmac("sha256", key).update(text).digest();
const encode = (text: string) =>
	encodeURIComponent(text).replace(
		/[!'()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	);

/**
 * Why a store refuses a request: nothing where its Signature Version 4 is right, in its headers or in its address.
 * Written from Amazon's description alone, and not from the code that signs.
 */
export function refusalOf(
	request: SignedRequest,
	{ opener, now }: { opener: Opener; now: Date },
): string | undefined {
	const [path = "", search = ""] = request.target.split("?");
	const query = new URLSearchParams(search);
	const signed = query.has("X-Amz-Signature")
		? fromAddress(query)
		: fromHeaders(request);
	if (!signed) return "AccessDenied";
	const day = signed.date.slice(0, 8);
	const scope = `${day}/${opener.region}/s3/aws4_request`;
	if (signed.credential !== `${opener.accessKeyId}/${scope}`)
		return "InvalidAccessKeyId";
	const age = now.getTime() - timeOf(signed.date);
	if (age > signed.holdsMs) return "AccessDenied: Request has expired";
	if (age < -toleranceMs) return "RequestTimeTooSkewed";
	const { payload } = signed;
	if (payload !== "UNSIGNED-PAYLOAD" && payload !== hash(request.body))
		return "XAmzContentSHA256Mismatch";
	query.delete("X-Amz-Signature");
	const canonical = [
		request.method,
		decodeURIComponent(path).split("/").map(encode).join("/"),
		[...query]
			.map(([name, value]) => `${encode(name)}=${encode(value)}`)
			.sort()
			.join("&"),
		...signed.names.map(
			(name) => `${name}:${String(request.headers[name] ?? "").trim()}`,
		),
		"",
		signed.names.join(";"),
		payload,
	].join("\n");
	const text = ["AWS4-HMAC-SHA256", signed.date, scope, hash(canonical)];
	const key = [opener.region, "s3", "aws4_request"].reduce(
		hmac,
		hmac(`AWS4${opener.secret}`, day),
	);
	return hmac(key, text.join("\n")).toString("hex") === signed.signature
		? undefined
		: "SignatureDoesNotMatch";
}

function fromAddress(query: URLSearchParams) {
	const read = (name: string) => query.get(`X-Amz-${name}`) ?? "";
	return {
		credential: read("Credential"),
		date: read("Date"),
		names: read("SignedHeaders").split(";"),
		signature: read("Signature"),
		holdsMs: Number(read("Expires")) * 1_000,
		payload: "UNSIGNED-PAYLOAD",
	};
}

function fromHeaders({ headers }: SignedRequest) {
	const [, credential = "", names = "", signature = ""] =
		/^AWS4-HMAC-SHA256 Credential=(\S+), ?SignedHeaders=(\S+), ?Signature=(\w+)$/.exec(
			headers.authorization?.toString() ?? "",
		) ?? [];
	if (!signature) return undefined;
	return {
		credential,
		date: String(headers["x-amz-date"]),
		names: names.split(";"),
		signature,
		holdsMs: toleranceMs,
		payload: String(headers["x-amz-content-sha256"]),
	};
}

/** Of `20130524T000000Z`. */
function timeOf(date: string): number {
	const [, day, time] = /^(\d{8})T(\d{6})Z$/.exec(date) ?? [];
	const parts = (text = "") => text.match(/\d\d/g) ?? [];
	const [century, year, month, dayOfMonth] = parts(day);
	return Date.parse(
		`${century}${year}-${month}-${dayOfMonth}T${parts(time).join(":")}Z`,
	);
}
