import { hongKongTime } from "@/gateway/http/hong-kong-time";

/** A moment on Hong Kong's clock, as an operator reads it. */
export function hongKongMinute(moment: Date): string {
	return hongKongTime(moment).slice(0, 16).replace("T", " ");
}
