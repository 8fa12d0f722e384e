import { refusalOf } from "./read-signature";

/** The example of "Authenticating Requests: Using Query Parameters" in Amazon's reference of S3. */
const opener = {
	accessKeyId: "AKIAIOSFODNN7EXAMPLE",
	secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
	region: "us-east-1",
};
const signature =
	"aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404";
const request = {
	method: "GET",
	target: `/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=${signature}`,
	headers: { host: "examplebucket.s3.amazonaws.com" },
	body: Buffer.alloc(0),
};
const now = new Date("2013-05-24T12:00:00Z");

test("Amazon's own example is let in", () => {
	expect(refusalOf(request, { opener, now })).toBeUndefined();
});

test.each([
	["another path", { target: request.target.replace("test", "tost") }],
	["another host", { headers: { host: "other.s3.amazonaws.com" } }],
	["another method", { method: "DELETE" }],
	["more time", { target: request.target.replace("86400", "86401") }],
])("with %s it is not", (_, changed) => {
	expect(refusalOf({ ...request, ...changed }, { opener, now })).toBe(
		"SignatureDoesNotMatch",
	);
});

test("a day later it has expired, and without a signature nothing is let in", () => {
	const late = new Date("2013-05-25T00:00:01Z");
	expect(refusalOf(request, { opener, now: late })).toContain("expired");
	const bare = { ...request, target: "/test.txt" };
	expect(refusalOf(bare, { opener, now })).toBe("AccessDenied");
});
