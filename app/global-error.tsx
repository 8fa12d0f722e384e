"use client";

import { useEffect } from "react";
import { GlobalStyle } from "@/components/layout/global-style";
import { EmptyState } from "@/components/ui/empty-state";
import { reloadIfChunkLost } from "@/lib/lost-chunk";

interface GlobalErrorProps {
	error: unknown;
	retry: () => void;
}

/**
 * The last resort, when the frame itself fails. The words of the shop may be what is missing, so it brings its own,
 * in the two languages that most shoppers read.
 */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
	useEffect(() => {
		reloadIfChunkLost(error);
	}, [error]);
	return (
		<html lang="zh-Hant-HK">
			<body>
				<title>海港市集 Harbour Market</title>
				<GlobalStyle />
				<main id="content">
					<EmptyState
						headingLevel={1}
						picture="/pictures/error.webp"
						title="這一頁暫時打不開，請稍後再試"
						detail="This page will not open right now. Please try again in a moment."
					>
						<button type="button" className="button primary" onClick={retry}>
							再試一次 <span lang="en">Try again</span>
						</button>
						{/* A plain link: the whole shop is loaded afresh. */}
						<a className="button quiet" href="/">
							返回首頁 <span lang="en">Home</span>
						</a>
					</EmptyState>
				</main>
			</body>
		</html>
	);
}
