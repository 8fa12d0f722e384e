import type { site } from "../schema/site";
import type { SampleFiles } from "./files";

/** What stands around every page of the sample shop; paths that name a help article get its id. */
export function siteRow(files: SampleFiles): typeof site.$inferInsert {
	const keys = files.help.categories.flatMap(({ articles }) =>
		articles.map(({ key }) => key),
	);
	const resolve = (path: string) =>
		path.replace(
			/id=@([a-z0-9-]+)/,
			(_, key: string) => `id=${keys.indexOf(key) + 1}`,
		);
	const { logo, service, topBanner, appLinks, aboutLinks } = files.site;
	return {
		id: 1,
		logo,
		...service,
		bannerText: topBanner.text,
		bannerPath: topBanner.path,
		iosLink: resolve(appLinks.ios),
		androidLink: resolve(appLinks.android),
		aboutLinks: aboutLinks.map(({ title, links }) => ({
			title,
			links: links.map(({ name, path }) => ({ name, path: resolve(path) })),
		})),
	};
}
