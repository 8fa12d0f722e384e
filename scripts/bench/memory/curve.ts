/** What the process held after so many requests. */
export interface Sample {
	requests: number;
	megabytes: number;
}

const width = 720;
const height = 300;
const edge = { left: 64, right: 20, top: 24, bottom: 48 };
const linesMax = 6;

/** A round step that leaves at most six lines. */
function roundStep(most: number): number {
	const power = 10 ** Math.floor(Math.log10(most / linesMax));
	return (
		[1, 2, 5, 10]
			.map((factor) => factor * power)
			.find((step) => most / step <= linesMax) ?? 10 * power
	);
}

function marks(most: number): number[] {
	const step = roundStep(most);
	return Array.from(
		{ length: Math.floor(most / step) + 1 },
		(_, at) => at * step,
	);
}

const shown = (value: number) => value.toLocaleString("en");

/** The curve as a picture that can be read on light and on dark ground; the reach is a line across it. */
export function drawCurve(samples: Sample[], reachMegabytes: number): string {
	const last = samples.at(-1)?.requests ?? 1;
	const most =
		1.1 *
		Math.max(reachMegabytes, ...samples.map(({ megabytes }) => megabytes));
	const x = (requests: number) =>
		edge.left + (requests / last) * (width - edge.left - edge.right);
	const y = (megabytes: number) =>
		height -
		edge.bottom -
		(megabytes / most) * (height - edge.top - edge.bottom);
	const across = (at: number) =>
		`M${edge.left} ${y(at).toFixed(1)}H${width - edge.right}`;
	const points = samples
		.map(({ requests, megabytes }) =>
			[x(requests), y(megabytes)].map((at) => at.toFixed(1)).join(","),
		)
		.join(" ");
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">
<title id="title">Resident memory of the web process over ${shown(last)} mixed requests</title>
<style>
text { font: 12px system-ui, sans-serif; fill: #57606a }
path { fill: none; stroke: #57606a; stroke-opacity: 0.25 }
.reach { stroke: #b42318; stroke-opacity: 1; stroke-dasharray: 6 4 }
polyline { fill: none; stroke: #0b6bcb; stroke-width: 2 }
@media (prefers-color-scheme: dark) {
text { fill: #a9b4c0 }
path { stroke: #a9b4c0 }
.reach { stroke: #ff8a7a }
polyline { stroke: #6cb6ff }
}
</style>
${marks(most)
	.map(
		(at) =>
			`<path d="${across(at)}"/><text x="${edge.left - 8}" y="${(y(at) + 4).toFixed(1)}" text-anchor="end">${shown(at)}</text>`,
	)
	.join("\n")}
${marks(last)
	.map(
		(at) =>
			`<text x="${x(at).toFixed(1)}" y="${height - edge.bottom + 18}" text-anchor="middle">${shown(at)}</text>`,
	)
	.join("\n")}
<path class="reach" d="${across(reachMegabytes)}"/>
<text x="${width - edge.right}" y="${(y(reachMegabytes) - 6).toFixed(1)}" text-anchor="end">reach: ${shown(reachMegabytes)} MB</text>
<polyline points="${points}"/>
<text x="${(edge.left + width - edge.right) / 2}" y="${height - 8}" text-anchor="middle">requests</text>
<text x="14" y="${(height - edge.bottom + edge.top) / 2}" text-anchor="middle" transform="rotate(-90 14 ${(height - edge.bottom + edge.top) / 2})">MB resident</text>
</svg>
`;
}
