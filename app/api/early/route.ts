/** A form that was sent before its script was there (`lib/page-state/sent-by-script.ts`): the browser stays where it is. */
export function POST(): Response {
	return new Response(null, { status: 204 });
}
