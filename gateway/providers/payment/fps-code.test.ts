import fc from "fast-check";
import { crc16, writeFpsCode } from "./fps-code";

/** Reads EMV text as a banking app does: tag, length, value, one after the other. */
function readFields(text: string): Record<string, string> {
	const fields: Record<string, string> = {};
	for (let at = 0; at < text.length; ) {
		const length = Number(text.slice(at + 2, at + 4));
		fields[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
		at += 4 + length;
	}
	return fields;
}

/** Another way to the same sum: division by the polynomial, bit by bit of the whole text. */
function crcByDivision(text: string): string {
	let rest = 0xffff;
	for (const byte of Buffer.from(text))
		for (let bit = 7; bit >= 0; bit -= 1) {
			const isOdd = ((rest >> 15) & 1) !== ((byte >> bit) & 1);
			rest = (rest << 1) & 0xffff;
			if (isOdd) rest ^= 0x1021;
		}
	return rest.toString(16).toUpperCase().padStart(4, "0");
}

test("the check sum is that of the standard's own example", () => {
	expect(crc16("123456789")).toBe("29B1");
});

test("a banking app reads payee, exact amount and reference out of any code", () => {
	const codes = fc.record({
		fpsId: fc.stringMatching(/^\d{7,9}$/),
		name: fc.stringMatching(/^[A-Za-z ]{1,25}$/),
		amount: fc
			.integer({ min: 1, max: 999_999_999 })
			.map(
				(cents) =>
					`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`,
			),
		reference: fc.stringMatching(/^PT[0-9A-HJKMNP-TV-Z]{18}$/),
	});
	fc.assert(
		fc.property(codes, (code) => {
			const text = writeFpsCode(code);
			const fields = readFields(text);
			expect(fields).toMatchObject({
				"00": "01",
				"01": "12",
				"52": "0000",
				"53": "344",
				"54": code.amount,
				"58": "HK",
				"59": code.name,
				"63": crcByDivision(text.slice(0, -4)),
			});
			expect(readFields(fields["26"] ?? "")).toEqual({
				"00": "hk.com.hkicl",
				"02": code.fpsId,
			});
			expect(readFields(fields["62"] ?? "")).toEqual({ "05": code.reference });
		}),
	);
});
