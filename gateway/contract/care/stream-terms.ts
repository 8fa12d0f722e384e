// Free of schemas, so that pages may say it too. A stream says by server-sent events that a conversation has changed, by
// its id alone; what was said is read by the calls that there are.

export const streamSides = ["shopper", "staff"] as const;
/** Whose conversations are listened to: a shopper's own, or those that the own staff answers. */
export type StreamSide = (typeof streamSides)[number];

/** No calls of the protocol, since they answer no envelope. */
export const streamPaths: Record<StreamSide, string> = {
	shopper: "/api/front/conversation/stream",
	staff: "/api/operator/conversation/stream",
};

export const isStreamPath = (path: string): boolean =>
	streamSides.some((side) => streamPaths[side] === path);

export const streamType = "text/event-stream";

export const isStream = ({ headers }: Pick<Response, "headers">): boolean =>
	headers.get("content-type")?.startsWith(streamType) ?? false;

/** Something is sent at least so often: whatever stands between has to wait longer (`proxy_read_timeout` of nginx). */
export const streamBeatSeconds = 25;

/** Of one account in a process: a window that is looked at has one. */
export const streamsPerAccountMax = 20;
export const streamsPerProcessMax = 2_000;
