const crcPolynomial = 0x1021;
const crcStart = 0xffff;

/** CRC-16/CCITT-FALSE as four hexadecimal digits, over the text's bytes. */
export function crc16(text: string): string {
	let crc = crcStart;
	for (const byte of Buffer.from(text)) {
		crc ^= byte << 8;
		for (let bit = 0; bit < 8; bit += 1)
			crc = (crc & 0x8000 ? (crc << 1) ^ crcPolynomial : crc << 1) & 0xffff;
	}
	return crc.toString(16).toUpperCase().padStart(4, "0");
}

/** Tag, length in two digits, value: how EMV writes a field. */
function field(tag: string, value: string): string {
	if (value.length > 99) throw new RangeError(`Field ${tag} is too long`);
	return `${tag}${String(value.length).padStart(2, "0")}${value}`;
}

export interface FpsCode {
	/** The payee's FPS identifier. */
	fpsId: string;
	name: string;
	/** Hong Kong dollars with two decimals. */
	amount: string;
	/** Comes with the transfer, so that it finds its payment. */
	reference: string;
}

/** The text of a Hong Kong common QR code for one transfer by FPS (EMV, merchant presented). */
export function writeFpsCode({ fpsId, name, amount, reference }: FpsCode) {
	const text = [
		field("00", "01"),
		// For one payment alone.
		field("01", "12"),
		field("26", field("00", "hk.com.hkicl") + field("02", fpsId)),
		field("52", "0000"),
		field("53", "344"),
		field("54", amount),
		field("58", "HK"),
		field("59", name),
		field("60", "HK"),
		field("62", field("05", reference)),
	].join("");
	const withCrcTag = `${text}6304`;
	return withCrcTag + crc16(withCrcTag);
}
