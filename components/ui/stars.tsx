import type { CSSProperties } from "react";
import { starsMax } from "@/gateway/contract/stars";

/** Five stars, filled up to a mean such as "4.6". A picture of words that stand beside it. */
export function Stars({ rating }: { rating: string | number }) {
	const share = `${(Number(rating) / starsMax) * 100}%`;
	return (
		<span
			className="stars"
			aria-hidden="true"
			style={{ "--share": share } as CSSProperties}
		/>
	);
}
