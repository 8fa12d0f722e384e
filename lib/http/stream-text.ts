/** A body that is read as fast as its reader takes it, so that no more than a part of it is in memory. */
export function streamText(
	parts: AsyncIterable<string>,
): ReadableStream<Uint8Array> {
	const encoder = new TextEncoder();
	const iterator = parts[Symbol.asyncIterator]();
	return new ReadableStream({
		async pull(controller) {
			const { value, done } = await iterator.next();
			if (done) controller.close();
			else controller.enqueue(encoder.encode(value));
		},
		async cancel() {
			await iterator.return?.();
		},
	});
}
