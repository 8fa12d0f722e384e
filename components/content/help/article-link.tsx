"use client";

import { useEffect } from "react";
import { Link } from "@/lib/i18n/navigation";
import { noteActiveHelp, useActiveHelp } from "@/lib/page-state/active-help";
import { paths } from "@/lib/routes/paths";

interface ArticleLinkProps {
	id: number;
	name: string;
	/** Whether this is the page. */
	isCurrent: boolean;
	/** Said of the article that was read last, where the page is none. */
	lastWord: string;
}

/** Leads to an article; whoever comes back to the tree sees where they left off. */
export function ArticleLink(props: ArticleLinkProps) {
	const { id, name, isCurrent, lastWord } = props;
	const isLast = useActiveHelp() === id && !isCurrent;
	useEffect(() => {
		if (isCurrent) noteActiveHelp(id);
	}, [isCurrent, id]);
	return (
		<Link
			className="row soft line-tight"
			href={paths.help(id)}
			aria-current={isCurrent ? "page" : undefined}
			data-last={isLast ? "" : undefined}
		>
			{name}
			{isLast && <span className="visually-hidden">{lastWord}</span>}
		</Link>
	);
}
