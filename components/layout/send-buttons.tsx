"use client";

import { useSyncExternalStore } from "react";
import { copyText } from "@/components/sales/order/copy-button";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

interface SendButtonsProps {
	/** What is sent; of an address that alone is copied. */
	shared: () => { title?: string; text: string; url?: string };
	words: { send: string; copy: string; copied: string; notCopied: string };
}

/** Ways to tell others: the device's own, where it has one, and a copy. */
export function SendButtons({ shared, words }: SendButtonsProps) {
	const canShare = useCanShare();
	function copy() {
		const { text, url = text } = shared();
		void copyText(url, words.copied, words.notCopied);
	}
	return (
		<>
			{canShare && (
				<Button
					kind="primary"
					onClick={() => {
						// Who changes their mind has shared nothing, and nothing went wrong.
						navigator.share(shared()).catch(() => undefined);
					}}
				>
					{words.send}
				</Button>
			)}
			<Button kind={canShare ? "quiet" : "primary"} onClick={copy}>
				<Icon name="copy" size={18} />
				{words.copy}
			</Button>
		</>
	);
}

const never = () => () => {};

/** Known in the browser alone. */
function useCanShare(): boolean {
	return useSyncExternalStore(
		never,
		() => typeof navigator.share === "function",
		() => false,
	);
}
