/** What is drawn, as a file to send. */
export function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
	return new Promise((resolve, reject) => {
		canvas.toBlob(
			(blob) => (blob ? resolve(blob) : reject(new Error("No picture"))),
			"image/jpeg",
			0.92,
		);
	});
}
