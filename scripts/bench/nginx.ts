import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { type Served, serve } from "./serve";
import { root } from "./shop";

export function hasNginx(): boolean {
	try {
		execFileSync("nginx", ["-v"], { stdio: "ignore" });
		return true;
	} catch {
		return false;
	}
}

/** nginx with the recipe of deploy/nginx before the nodes of the shop, and under /file/ one that only reads a file of so many bytes. */
export async function serveNginx(
	shops: string[],
	fileBytes: number,
): Promise<Served> {
	const folder = mkdtempSync(join(tmpdir(), "harbour-nginx-"));
	const files = join(folder, "file");
	execFileSync("mkdir", ["-p", files]);
	writeFileSync(join(files, "page.html"), "h".repeat(fileBytes));
	const recipe = ["nodes.conf", "shop.conf"]
		.map((file) => readFileSync(join(root, "deploy/nginx", file), "utf8"))
		.join("\n");
	return serve({
		command: "nginx",
		argv: (port) => {
			const conf = recipe
				.replaceAll("/var/cache/nginx", folder)
				.replace(
					"server 127.0.0.1:3000;",
					shops.map((shop) => `server ${new URL(shop).host};`).join("\n\t"),
				)
				// Measured without TLS, as the shop is.
				.replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
				.replace(/\tssl_[^;]+;\n/g, "")
				// A browser names this port.
				.replace("Host $host;", "Host $http_host;")
				.replace("listen 80;", `listen unix:${join(folder, "plain")};`)
				.replace(
					"location / {",
					`location /file/ { root ${folder}; }\n\n\tlocation / {`,
				);
			writeFileSync(
				join(folder, "nginx.conf"),
				`user ${userInfo().username}; daemon off; worker_processes auto; pid ${folder}/pid; error_log stderr error;
events {}
http { access_log off; default_type text/html; sendfile on; ${temporary(folder)}
${conf}
}
`,
			);
			return ["-p", folder, "-c", join(folder, "nginx.conf")];
		},
		cwd: folder,
		env: process.env,
		path: "/file/page.html",
	});
}

/** nginx writes there what does not fit its buffers; its own folders belong to root. */
function temporary(folder: string): string {
	return ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
		.map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
		.join(" ");
}
