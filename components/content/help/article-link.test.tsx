import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { ArticleLink } from "./article-link";

beforeEach(() => sessionStorage.clear());

function show(current?: number) {
	return render(
		<NextIntlClientProvider locale="en" messages={{}}>
			{[7, 8].map((id) => (
				<ArticleLink
					key={id}
					id={id}
					name={`Article ${id}`}
					isCurrent={id === current}
					lastWord="(last)"
				/>
			))}
		</NextIntlClientProvider>,
	);
}

test("whoever comes back to the tree sees which article was read last", () => {
	const article = show(8);
	expect(screen.getByRole("link", { name: "Article 8" })).toHaveAttribute(
		"aria-current",
		"page",
	);
	expect(
		JSON.parse(sessionStorage.getItem("hk-activeHelp") ?? ""),
	).toMatchObject({ dataType: "number", content: 8, type: "session" });
	article.unmount();

	show();
	expect(
		screen.getByRole("link", { name: /^Article 8.*\(last\)/ }),
	).toBeVisible();
	expect(screen.getByRole("link", { name: "Article 7" })).toBeVisible();
});
