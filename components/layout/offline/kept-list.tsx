"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { formatKeptAt } from "@/lib/offline/kept-at";
import { listKept } from "@/lib/offline/list-kept";

interface KeptListProps {
	words: Record<"again" | "kept" | "nothing", string>;
}

/** What this device has of the shop. Links are whole pages: without a line the router has none. */
export function KeptList({ words }: KeptListProps) {
	const locale = useLocale();
	const { data: pages } = useSWR(["kept-pages", locale], () =>
		listKept(locale),
	);
	return (
		<>
			<Button kind="primary" onClick={() => window.location.reload()}>
				{words.again}
			</Button>
			{pages && (
				<h2 className="head-reading">
					{pages.length > 0 ? words.kept : words.nothing}
				</h2>
			)}
			<ul className="stack gap-x2" aria-busy={!pages}>
				{pages?.map(({ address, title, at }) => (
					<li key={address} className="row apart gap-x4">
						<a className="target as-link" href={address}>
							{title}
						</a>
						<time className="note" dateTime={new Date(at).toISOString()}>
							{formatKeptAt(at)}
						</time>
					</li>
				))}
			</ul>
		</>
	);
}
