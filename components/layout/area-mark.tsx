import type { CartType } from "@/gateway/contract/values";

interface AreaMarkProps {
	/** Undefined for a page of both areas, which has no mark. */
	area: CartType | undefined;
	/** The page asks for the delivery place itself. */
	asksLocation?: boolean;
}

/**
 * Says to the frame around a page which area it belongs to; stands before its `main`. A browser weighs rules that look
 * into an element when that ends: a page that comes slowly does not end for seconds, its mark does at once.
 */
export function AreaMark({ area, asksLocation }: AreaMarkProps) {
	if (!area) return null;
	return (
		<span hidden data-page={area} data-asks-place={asksLocation || undefined} />
	);
}
