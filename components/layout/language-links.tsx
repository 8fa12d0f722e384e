"use client";

import { useLocale } from "next-intl";
import { Suspense, useState } from "react";
import { locales } from "@/gateway/contract/locale";
import { getPathname } from "@/lib/i18n/navigation";
import { samePage } from "@/lib/i18n/same-page";
import { usePathname } from "@/lib/i18n/use-pathname";
import { QueryReader } from "./query-reader";

/** This page in each language, named in its own; a list without a look. */
export function LanguageLinks() {
	const [query, setQuery] = useState("");
	return (
		<>
			<Suspense fallback={<Links path="/" query={samePage} />}>
				<LinksFromHere query={query} />
			</Suspense>
			<QueryReader onRead={setQuery} />
		</>
	);
}

function LinksFromHere({ query }: { query: string }) {
	return <Links path={usePathname()} query={query} />;
}

/** Without a class: a list above 500 bytes would be sent twice, in the page and behind it. */
function Links({ path, query }: { path: string; query: string }) {
	const current = useLocale();
	return (
		<ul>
			{locales.map(({ code, language, hreflang, name }) => (
				<li key={code}>
					{/* A list's page is stored under its internal path; the address in the browser is another one. */}
					<a
						href={
							getPathname({ href: path, locale: code }) + (query && `?${query}`)
						}
						hrefLang={hreflang}
						lang={language}
						aria-current={code === current ? "true" : undefined}
						suppressHydrationWarning
					>
						{name}
					</a>
				</li>
			))}
		</ul>
	);
}
