"use client";

import { useEffect } from "react";
import { reloadIfChunkLost } from "@/lib/faults/lost-chunk";

interface GlobalErrorProps {
	error: unknown;
	retry: () => void;
}

/** Every page brings this along, so it has a few rules of its own instead of the shop's. */
const rules = `
:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; text-align: center; }
main { display: grid; align-content: start; justify-items: center; gap: 12px; padding: 48px 16px; }
h1 { margin: 0; font-size: 20px; }
p { margin: 0; }
button, a { min-height: 44px; padding: 8px 20px; border: 1px solid; border-radius: 10px; background: none; color: inherit;
font: inherit; text-decoration: none; box-sizing: border-box; }
`;

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
				<style>{rules}</style>
				<main id="content">
					{/* biome-ignore lint/performance/noImgElement: one small picture that exists in one size. */}
					<img src="/pictures/error.webp" alt="" width={240} height={180} />
					<h1>這一頁暫時打不開，請稍後再試</h1>
					<p lang="en">
						This page will not open right now. Please try again in a moment.
					</p>
					<button type="button" onClick={retry}>
						再試一次 <span lang="en">Try again</span>
					</button>
					{/* A plain link: the whole shop is loaded afresh. */}
					<a href="/">
						返回首頁 <span lang="en">Home</span>
					</a>
				</main>
			</body>
		</html>
	);
}
