#!/usr/bin/python3
"""A WebKitGTK window without a toolbar, for WebKitWebDriver (driver.ts).

Unlike MiniBrowser it can be as narrow as a phone, lacks what an older Safari lacks (its argument),
and writes to stdout what it would pass to another app. "print:" prints to sheets.pdf.
"""
import json
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, GLib, Gtk, WebKit2

version = json.loads(sys.argv[1])
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
settings = WebKit2.Settings()
settings.set_enable_write_console_messages_to_stdout(True)
features = WebKit2.Settings.get_all_features()
for feature in map(features.get, range(features.get_length())):
    if feature.get_identifier() in version["features"]:
        settings.set_feature_enabled(feature, False)
content = WebKit2.UserContentManager()
script = "".join(f"delete {name};" for name in version["globals"]) + version["script"]
frames, start = WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START
content.add_script(WebKit2.UserScript(script, frames, start))


def open_window(_session):
    view = WebKit2.WebView(
        web_context=context,
        settings=settings,
        user_content_manager=content,
        is_controlled_by_automation=True,
    )
    view.connect("decide-policy", decide)
    window = Gtk.Window(decorated=False)
    window.add(view)
    window.show_all()
    view.grab_focus()
    # No window manager gives it the focus, without which nothing in the page matches :focus.
    GLib.timeout_add(50, lambda: window.get_window().focus(Gdk.CURRENT_TIME))
    return view


def decide(view, decision, kind):
    if kind == WebKit2.PolicyDecisionType.RESPONSE:
        return False
    url = decision.get_navigation_action().get_request().get_uri()
    if url.startswith(("http", "about:")):
        return False
    decision.ignore()
    if url == "print:":
        print_sheets(view)
    else:
        print(f"APP {url}", flush=True)
    return True


def print_sheets(view):
    letter = Gtk.PageSetup()
    letter.set_paper_size(Gtk.PaperSize("na_letter"))
    letter.set_top_margin(36, Gtk.Unit.POINTS)
    letter.set_bottom_margin(36, Gtk.Unit.POINTS)
    printer = Gtk.PrintSettings()
    printer.set_printer("Print to File")
    printer.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, f"file://{version['folder']}/sheets.pdf")
    operation = WebKit2.PrintOperation(web_view=view, print_settings=printer, page_setup=letter)
    operation.connect("finished", lambda _operation: print("PRINTED", flush=True))
    operation.print_()


context.connect("automation-started", lambda _, session: session.connect("create-web-view", open_window))
Gtk.main()
