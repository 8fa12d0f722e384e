/** Reads a body, but never more than `bytesMax` bytes of it: what lies beyond is not waited for. */
export async function readLimited(
	stream: ReadableStream<Uint8Array>,
	bytesMax: number,
): Promise<Buffer<ArrayBuffer>> {
	const reader = stream.getReader();
	const parts: Uint8Array[] = [];
	let bytes = 0;
	for (;;) {
		const { done, value } = await reader.read();
		if (done) break;
		parts.push(value);
		bytes += value.byteLength;
		if (bytes >= bytesMax) {
			await reader.cancel();
			break;
		}
	}
	return Buffer.concat(parts).subarray(0, bytesMax);
}
