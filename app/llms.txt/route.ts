import { connection } from "next/server";
import { readCategories } from "@/lib/cached/category";
import { readHome } from "@/lib/cached/home";
import { llmsText } from "@/lib/seo/llms-text";

export async function GET(): Promise<Response> {
	await connection();
	const [home, trees] = await Promise.all([
		readHome("en", "SUPERMARKET"),
		readCategories("en"),
	]);
	return new Response(llmsText(home, trees), {
		headers: {
			"content-type": "text/plain; charset=utf-8",
			"cache-control": "public, max-age=3600",
		},
	});
}
