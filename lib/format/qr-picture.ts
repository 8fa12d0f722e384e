import encodeQR from "qr";

/** The address as a QR code in vectors, with the quiet border that cameras need. */
export function drawQrCode(address: string): string {
	return encodeQR(address, "svg", { ecc: "medium", border: 2 });
}
